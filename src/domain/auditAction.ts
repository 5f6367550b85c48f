/** What a write does, by method and path; an id may follow the path. */
const WRITES: readonly (readonly [string, string])[] = [
  ['POST /api/testimonials/create', 'added a testimonial'],
  ['PUT /api/testimonials/update', 'changed a testimonial'],
  ['DELETE /api/testimonials/delete', 'deleted a testimonial'],
  ['POST /api/blogs/create', 'added a blog'],
  ['PUT /api/blogs/update', 'changed a blog'],
  ['DELETE /api/blogs/delete', 'deleted a blog'],
  ['PUT /api/inbox', 'marked a contact message'],
  ['DELETE /api/inbox', 'deleted a contact message'],
  ['PUT /api/password', 'changed the password'],
  ['DELETE /api/sessions', 'ended all other sessions'],
  ['POST /api/accounts', 'created an account'],
  ['DELETE /api/accounts', 'deleted an account'],
  ['POST /api/links', 'created a password link'],
];

interface AuditAction {
  readonly text: string;
  /** The id of what was changed. */
  readonly id?: string;
}

/** Says what an entry of the audit list means. An unknown action stays as it is. */
export function describeAuditAction(action: string): AuditAction {
  for (const [write, text] of WRITES) {
    if (action === write) return { text };
    if (action.startsWith(`${write}/`)) {
      const id = action.slice(write.length + 1);
      return write === 'DELETE /api/sessions' ? { text: 'ended a session', id } : { text, id };
    }
  }
  return { text: action };
}
