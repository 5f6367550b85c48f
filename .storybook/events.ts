/**
 * The preview names the choices that change what the open story shows: titles by value, by menu. A
 * file of its own, because preview and manager are bundled apart, and the manager without the site.
 */
export const MENUS_EVENT = 'site/menus';
