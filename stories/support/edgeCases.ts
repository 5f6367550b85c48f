import { expect } from 'storybook/test';
import { longTestimonial } from '#mocks/fixtures.ts';

/** The shortest text there is. */
export const oneWord = 'Namaste';

/** About 400 words, after a word that is wider than a phone and cannot be broken. */
export const longText = longTestimonial.message;

/** A name in Devanagari: its marks stand above and below the line. */
export const nepaliName = 'सरिता पौडेल';

/** A sentence in Devanagari. */
export const nepaliText = 'पहिलो प्रश्न देश होइन, विषय हो। आफूलाई के पढ्न मन छ, त्यसैबाट सुरु गर्नुहोस्।';

/** The window of a phone, the narrowest that is designed for. */
export const mobileViewport = { viewport: { value: 'phone', isRotated: false } };

/** The window of a laptop. */
export const desktopViewport = { viewport: { value: 'laptop', isRotated: false } };

/** Nothing reaches beyond the right edge of the window. */
export async function expectNoHorizontalScroll(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
