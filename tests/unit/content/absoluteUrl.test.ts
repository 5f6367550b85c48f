import { expect, it, vi } from 'vitest';
import { site } from '#brand/site.ts';
import { absoluteUrl } from '#src/content/structuredData.ts';

it('is on the origin that the page names, or on that of the brand', () => {
  expect(absoluteUrl('/about')).toBe(`${site.url}/about`);
  const dataset = { origin: 'https://own.example' };
  vi.stubGlobal('document', { documentElement: { dataset } });
  expect(absoluteUrl('/about')).toBe('https://own.example/about');
  expect(absoluteUrl('https://pictures.example/1.jpg')).toBe('https://pictures.example/1.jpg');
});
