/**
 * The oldest versions that run the site's script. The script in the head of index.html tests for
 * what they have in common; any other browser keeps the prerendered page, like one without
 * JavaScript. iPhones that stay on iOS 16 have Safari 16.6.
 */
export const supportedBrowsers = { Chrome: '111', Edge: '111', Firefox: '125', Safari: '16.4' };
