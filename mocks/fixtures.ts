/**
 * The data of stories and tests: few, fixed, and each there for a reason. All people are invented.
 * What the site itself starts with is db.json.
 */
import type { Blog, Testimonial } from '#src/api/contract.ts';

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3);
const paragraph =
  'A plan begins with three sheets of paper: what you have studied, what it may cost, and what you want to be able to do at the end. Bring them along, however rough they are.';

/** Newest first, as the server gives them: an image, lists, no author, Devanagari, plain. */
export const blogs: Blog[] = [
  {
    _id: '691d5c400000000000000006',
    title: 'Your year before a September intake, month by month',
    content:
      'September is closer than it looks.\n\nWhat to do when:\n- November: choose the test and book it.\n- January: apply, with your transcripts ready.\n- April: accept the offer and ask for the NOC.\n\nKeep a copy of everything you send.',
    author: 'Anisha Gurung',
    imageUrl: '/images/blogs/pass-at-dawn.svg',
  },
  {
    _id: '68f1a2400000000000000005',
    title: 'How to ask for your No Objection Certificate',
    content: `Every student who leaves Nepal to study needs an NOC.\n\n1. Scan your offer letter.\n2. Fill in the form of the Ministry of Education.\n3. Pay the fee and keep the receipt.\n\n${paragraph}`,
    author: 'Prakash Tamang',
  },
  {
    _id: '68c8b1000000000000000004',
    title: 'Questions that parents ask us',
    content: `Who looks after our daughter there? What if the visa is refused? ${paragraph}`,
  },
  {
    _id: '68a01d800000000000000003',
    title: 'विदेशमा पढ्न जाने सोच्दै हुनुहुन्छ?',
    content:
      'पहिलो प्रश्न देश होइन, विषय हो। आफूलाई के पढ्न मन छ, त्यसैबाट सुरु गर्नुहोस्। त्यसपछि खर्च, भाषा परीक्षा र समयको हिसाब गरौँ। हामीसँग पहिलो कुराकानी निःशुल्क छ, र कुनै पनि प्रश्न सानो हुँदैन।',
    author: 'सुनिता राई',
  },
  {
    _id: '687a60000000000000000002',
    title: 'IELTS or PTE?',
    content: 'Both are taken by most universities. Try a sample of each, then choose.',
    author: 'Bimala Shrestha',
  },
];

/** A blog in which everything is long: title, author, a word that cannot be broken, the text. */
export const longBlog: Blog = {
  _id: '6800000000000000000000ff',
  title:
    'Everything that we have ever been asked about bank statements, sponsors, education loans and the papers that prove them, answered one by one and in full',
  content: `${longWord}\n\n${Array.from({ length: 40 }, () => paragraph).join('\n\n')}`,
  author: 'Lakshmi Prasad Bhattarai-Tamrakar of the documentation desk in Putalisadak',
};

export const testimonials: Testimonial[] = [
  {
    _id: '691c0ac00000000000000016',
    name: 'Roshani Maharjan',
    message: 'They told me which two of my five choices I could not afford. That saved me a year.',
  },
  {
    _id: '68ee00000000000000000015',
    name: 'Dawa Sherpa',
    message:
      'We practised the interview four times. On the day I knew what I wanted to say, and said it.',
  },
  {
    _id: '68c5d0000000000000000014',
    name: 'Kabita Chaudhary',
    message: 'My parents came along to every talk. They got the same figures as I did.',
  },
  {
    _id: '689e00000000000000000013',
    name: 'सरिता पौडेल',
    message: 'आईईएल्टीएस कि पीटीई भन्ने कुरा पहिलो दिनमै टुङ्गियो। पैसा दुई पटक तिर्नु परेन।',
  },
  {
    _id: '687700000000000000000012',
    name: 'Imran Ansari',
    message: 'Short answers, no promises, and somebody picked up the phone on a Friday evening.',
  },
  {
    _id: '685100000000000000000011',
    name: 'Sunil B.K.',
    message: 'The checklist was the best part.',
  },
];

/** A testimonial of about 400 words, with a word that cannot be broken. */
export const longTestimonial: Testimonial = {
  _id: '6800000000000000000000fe',
  name: 'Mahalaxmi Devi Rajbhandari Upadhyaya',
  message: `${longWord} ${Array.from({ length: 12 }, () => paragraph).join(' ')}`,
};
