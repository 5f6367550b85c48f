/**
 * What the preview and the manager tell each other on Storybook's channel. Neither may import the
 * other: they are bundled apart, and the manager without the site.
 */

/** The manager tells docs pages the scheme: they have no hook for globals. */
export const SCHEME_EVENT = 'site/scheme';

/** The preview names the choices that change what the open story shows: titles by value, by menu. */
export const MENUS_EVENT = 'site/menus';
