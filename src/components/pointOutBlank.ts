/**
 * Treats a required field of a form that holds nothing but white space as empty: the browser
 * points it out as it does an empty one. Returns whether there is such a field.
 */
export function pointOutBlank(form: HTMLFormElement): boolean {
  const blank = [...form.elements].find(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.required &&
      field.value.trim() === '',
  );
  if (!(blank instanceof HTMLInputElement || blank instanceof HTMLTextAreaElement)) return false;
  blank.setCustomValidity('Please fill in this field.');
  blank.addEventListener('input', () => blank.setCustomValidity(''), { once: true });
  form.reportValidity();
  return true;
}
