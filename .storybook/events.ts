/**
 * What the preview and the manager tell each other on Storybook's channel. Neither may import the
 * other: they are bundled apart, and the manager without the site.
 */

/** The manager tells docs pages the scheme: they have no hook for globals. */
export const SCHEME_EVENT = 'site/scheme';

/** The preview names the scenarios that change what the open story shows: titles by name, by menu. */
export const SCENARIOS_EVENT = 'site/scenarios';
