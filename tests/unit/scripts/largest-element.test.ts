import { expect, test } from 'vitest';
import { isServed, readLargestElement } from '#scripts/perf/largest-element.ts';

const html = `<html><head><title>Blogs</title></head><body>
<h1>Explore <em>Our</em> Blog</h1><p>It&#x27;s plain &amp; short, in all 12 of them.</p>
<img src="/assets/map.webp" alt=""><script>{"title":"From the API"}</script></body></html>`;

test('a text in the HTML is served, with markup and entities in it', () => {
  expect(isServed({ text: 'Explore Our Blog', markup: '<h1>' }, html)).toBe(true);
  expect(isServed({ text: "It's plain & short, in all…", markup: '<p>' }, html)).toBe(true);
});

test('a text that is missing in the HTML, or only in a script, is not served', () => {
  expect(isServed({ text: 'How to begin', markup: '<p>' }, html)).toBe(false);
  expect(isServed({ text: 'From the API', markup: '<p>' }, html)).toBe(false);
  expect(isServed({ text: 'Blogs', markup: '<p>' }, html)).toBe(false);
});

test('an image is served if its URL is in the HTML', () => {
  expect(isServed({ text: 'img', markup: '<img alt="" src="/assets/map.webp">' }, html)).toBe(true);
  expect(isServed({ text: 'img', markup: '<img src="https://a.example/b.jpg">' }, html)).toBe(
    false,
  );
});

test("reads the element from Lighthouse's details, if there are any", () => {
  const node = { type: 'node', snippet: '<h1 class="a">', nodeLabel: 'Explore' };
  const phases = { type: 'table', items: [{ phase: 'TTFB', timing: 450 }] };
  const details = { type: 'list', items: [{ type: 'table', items: [{ node }] }, phases] };
  expect(readLargestElement(details)).toEqual({ text: 'Explore', markup: '<h1 class="a">' });
  expect(readLargestElement(undefined)).toBeUndefined();
});
