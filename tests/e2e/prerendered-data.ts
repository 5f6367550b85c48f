/** Everything that could end a script, tag, attribute or XML section early. */
const hostile = `</script><script>document.title='broken'</script> ]]> & "quoted" 'too' <!-- \u0007`;

/** Blogs: with all fields, with hostile text, in Nepali, one to delete, one with an odd id. */
export const [plain, tricky, nepali, gone, oddId] = [
  {
    _id: '691bfc245b3d71c0bf9838b5',
    title: 'A plan for September',
    author: 'Prakash Tamang',
    content: 'September is closer than it looks. Begin with the test.\r\n\r\n  Then the papers.',
    imageUrl: '/images/blog-planning-calendar.webp',
  },
  { _id: '691bfc245b3d71c0bf9838b4', title: `Signs ${hostile}`, content: hostile },
  {
    _id: '691bfc245b3d71c0bf9838b3',
    title: 'विदेशमा पढ्ने 👨‍👩‍👧‍👦',
    author: 'सुनिता राई',
    content: 'पहिलो प्रश्न देश होइन, विषय हो। '.repeat(30),
  },
  { _id: '691bfc245b3d71c0bf9838b2', title: 'Soon gone', content: 'Read it while you can.' },
  { _id: '..%2f..%2fevil', title: 'An id of another kind', content: 'No name for a file.' },
] as const;
/** All of them. */
export const blogs = [plain, tricky, nepali, gone, oddId];
/** A testimonial with hostile text. Its mark must not be part of the HTML that hydrates. */
export const testimonials = [
  { _id: '691c0ac00000000000000016', name: 'Roshani Maharjan', message: hostile, _sample: true },
];
