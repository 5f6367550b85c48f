import { site } from '#brand/site.ts';

/** A page or file of the build with the origin of the server in place of the brand's. */
export const withOrigin = (text: string, origin: string): string =>
  text.replaceAll(new URL(site.url).origin, origin);
