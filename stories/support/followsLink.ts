/** Parameters of a story that follows a link: the address where it ends. It has no screenshot. */
export function followsLink(endsAt: string) {
  return { endsAt, chromatic: { disableSnapshot: true } };
}
