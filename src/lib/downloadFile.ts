/** The longest time that a browser may take to save a file, in ms. */
const SAVE_TIMEOUT_MS = 60_000;

/** Saves a text as a file of the visitor. */
export function downloadFile(name: string, text: string, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(href), SAVE_TIMEOUT_MS);
}
