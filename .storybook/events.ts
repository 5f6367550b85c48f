/**
 * What the preview and the manager tell each other on Storybook's channel. Neither may import the
 * other: they are bundled apart, and the manager without the site.
 */

/** The manager tells docs pages the scheme: they have no hook for globals. */
export const SCHEME_EVENT = 'site/scheme';

/** The preview says why the play function of the open story is paused; undefined if it runs. */
export const PAUSED_EVENT = 'site/paused';

/** The preview names the scenarios that change what the open story shows: by menu, titles by their name. */
export const SCENARIOS_EVENT = 'site/scenarios';

/**
 * `test:storybook` opens another story in the page, as the sidebar does, or the same one again, as the
 * toolbar does: an event of the window.
 */
export const SELECT_STORY_EVENT = 'site/select-story';
