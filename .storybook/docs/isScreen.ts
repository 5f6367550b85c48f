/** Pages and flows are documented by a list of their states, components by their looks. */
export const isScreen = (title: string) => /^(Pages|Flows)\//.test(title);
