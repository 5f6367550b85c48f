/** The creation date of a blog, from the seconds at the beginning of its id, or undefined for an id in another format. */
export function blogDate(id: string): Date | undefined {
  if (!/^[0-9a-f]{24}$/i.test(id)) return undefined;
  return new Date(Number.parseInt(id.slice(0, 8), 16) * 1000);
}
