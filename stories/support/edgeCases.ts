import { longTestimonial } from '#mocks/fixtures.ts';

/** The shortest text there is. */
export const oneWord = 'Namaste';

/** About 400 words, after a word that is wider than a phone and cannot be broken. */
export const longText = longTestimonial.message;

/** The last two sentences of it. */
export const longSentences = longText.slice(longText.lastIndexOf('A plan'));

/** A name in Devanagari: it has marks above and below the line. */
export const nepaliName = 'सरिता पौडेल';

/** A sentence in Devanagari. */
export const nepaliText = 'पहिलो प्रश्न देश होइन, विषय हो। आफूलाई के पढ्न मन छ, त्यसैबाट सुरु गर्नुहोस्।';

/** A sentence in Devanagari, and a long text. */
export const longNepaliText = `${nepaliText} ${longText}`;

/** Short, long and Nepali: texts of a list by their names. */
export const stressTexts = { [oneWord]: oneWord, [nepaliName]: nepaliText, 'In full': longText };

/** The viewport of a phone. */
export const mobileViewport = { viewport: { value: 'phone', isRotated: false } };

/** The viewport of the narrowest phone. */
export const smallestViewport = { viewport: { value: 'smallest', isRotated: false } };

/** The viewport of a laptop. */
export const desktopViewport = { viewport: { value: 'laptop', isRotated: false } };

/** Globals and parameters of a story in a window of this size in px, which no toolbar has. */
export function viewportOf(width: number, height: number) {
  const styles = { width: `${width}px`, height: `${height}px` };
  return {
    globals: { viewport: { value: 'own', isRotated: false } },
    parameters: { viewport: { options: { own: { name: `${width} × ${height}`, styles } } } },
  };
}

/** A window of 1280 px at 400 % zoom. */
export const zoomedViewport = viewportOf(320, 256);
