/** Blogs: with a long text, with emoji, in Devanagari, without author and image. */
export const [long, emoji, nepali, short] = [
  {
    _id: '691bfc245b3d71c0bf9838b4',
    title: 'A long one',
    author: 'Prakash Tamang',
    content: 'abcdefghijklmnopqrstuvwxyz'.repeat(10),
    imageUrl: '/images/blog-planning-calendar.webp',
  },
  {
    _id: '691bfc245b3d71c0bf9838b3',
    title: 'Families',
    author: 'Anisha Gurung',
    content: '👨‍👩‍👧‍👦'.repeat(200),
  },
  {
    _id: '691bfc245b3d71c0bf9838b2',
    title: 'बच्चा',
    author: 'Rojina',
    content: 'कि'.repeat(200),
  },
  { _id: '691bfc245b3d71c0bf9838b1', title: 'No author', content: 'First line\n\n  Third line' },
] as const;
/** All of them. */
export const blogs = [long, emoji, nepali, short];
