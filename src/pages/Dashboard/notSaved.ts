/** Said in a form after a failure for which the server gives no reason. */
export const NOT_SAVED = 'Not saved. Your text is still here: please try again.';
