/** When a blog was made, from the seconds its id begins with, or undefined for an id of another kind. */
export function blogDate(id: string): Date | undefined {
  if (!/^[0-9a-f]{24}$/i.test(id)) return undefined;
  return new Date(Number.parseInt(id.slice(0, 8), 16) * 1000);
}
