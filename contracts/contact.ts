/** The name of a contact form's field that people do not see; who fills it in is a program. */
export const TRAP_FIELD = 'homepage';
