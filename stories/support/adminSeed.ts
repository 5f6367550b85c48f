import type { Blog, Testimonial } from '#src/api/contract.ts';

/** An id as the backend makes them: 24 hex digits that begin with the time in seconds. */
const idAt = (minutes: number) =>
  `${(1763600000 + minutes * 60).toString(16)}${'0'.repeat(15)}${minutes % 10}`;

/** Blogs as the office's stories need them: one plain, one with an image, one without an author. */
export const blogs = [
  {
    _id: idAt(1),
    title: 'Papers to collect before you apply',
    author: 'Sunita Deurali Rai',
    content:
      'Start with the transcripts: schools need weeks to print them.\n\nThen the passport. It must be valid for the whole course, and a renewal in Kathmandu takes longer in autumn than at any other time of the year.',
  },
  {
    _id: idAt(2),
    title: 'विदेश पढ्न जाने पहिलो हप्ता',
    author: 'Prakash Gurung',
    content:
      'पहिलो हप्तामा बैंक खाता, सिम कार्ड र विश्वविद्यालयको दर्ता। कागजपत्रको प्रतिलिपि साथमा राख्नुहोस्।',
    imageUrl: '/images/blogs/pass-at-dawn.svg',
  },
  {
    _id: idAt(3),
    title: 'How a bank letter proves your funds',
    content: 'A bank letter names the holder, the amount and the date.',
  },
] as const satisfies readonly Blog[];

/** Testimonials as the office's stories need them. Invented people. */
export const testimonials = [
  {
    _id: idAt(1),
    name: 'Anisha Tamang',
    message: 'They told me what the first year really costs, and they were right.',
  },
  {
    _id: idAt(2),
    name: 'Bibek Shrestha',
    message:
      'My first visa file had gaps. We went through it line by line.\nThe second one passed.',
  },
  { _id: idAt(3), name: 'सुजाता पौडेल', message: 'मेरो हरेक प्रश्नको जवाफ धैर्यपूर्वक दिनुभयो।' },
] as const satisfies readonly Testimonial[];

/** As many blogs as a house has after years. */
export function manyBlogs(count: number): Blog[] {
  return Array.from({ length: count }, (_, index) => ({
    _id: idAt(index),
    title: `Blog number ${index + 1}`,
    author: 'Prakash Gurung',
    content: `What to know about intake ${index + 1}. `.repeat(60),
  }));
}
