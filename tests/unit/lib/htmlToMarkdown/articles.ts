/** Articles such as a consultancy has, as our converter writes Markdown. */
export const articles = {
  'Study in Australia': `## Study in Australia from Nepal

Australia is a popular choice, for **its universities** and *work rights* after a degree.

![Students on a lawn](https://pictures.example/lawn.jpg)

### What you need

- A passport, valid for six months more
- Academic papers:
  - Transcripts
  - Provisional certificates
- An English test, see [IELTS or PTE](https://example.com/ielts-or-pte?utm_source=blog&lang=en)

### What it costs

| Course | Tuition a year |
| - | - |
| Bachelor | AUD 20,000 to 45,000 |
| Master | AUD 22,000 to 50,000 |`,

  'No Objection Certificate': `## How to get a NOC

Write to <https://noc.example> or to [the office](mailto:noc@example.com). Call [01-4444444](tel:+97714444444).

1. Register online.
2. Fill in the form.
   - Passport
   - Offer letter
3. Pay at the bank.

> Keep the receipt. Nobody gets a second one.

---

### Questions

**How long does it take?** Some days. *Ask us.*`,

  'IELTS or PTE': `## IELTS or PTE?

Both tests are taken. The difference is *how* you are tested.

| | IELTS | PTE |
| - | - | - |
| Speaking | to a person | to a computer |
| Result | some days | two days |

#### Who should take which

- **IELTS** if you like to talk
- **PTE** if you type fast & speak clearly`,

  'Statement of purpose': `## A statement of purpose that is read

Say in the first two lines *who* you are.

Kathmandu, 3 May
Dear officer,

### Not so

- ~~Since my childhood I have dreamt~~ of your country
- Words from a template`,

  'अष्ट्रेलियाको भिसा': `## अष्ट्रेलियाको भिसा

भिसाका लागि **बैंक ब्यालेन्स** र *अङ्ग्रेजी परीक्षा* चाहिन्छ। [थप जानकारी](https://example.com/visa)

1. फाराम भर्नुहोस्
2. शुल्क तिर्नुहोस्`,

  Scholarships: `## Scholarships

Fees are ~20% lower with one, #1 of our questions. Bring 2 * 3 copies of form a_b, Q&A is on page [sic] 5.

### Deadlines

| Country | Intake | Apply by |
| - | - | - |
| UK | September | March |
| USA | Fall | 1 December |`,
};
