interface FormFields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly onChange: (changed: Partial<Record<Name, string>>) => void;
  /** While true, no text can be changed. */
  readonly isSending?: boolean;
}

/** Returns a function that makes the props of a `Field` by the name of its value. */
export const fieldsOf =
  <Name extends string>({ values, onChange, isSending = false }: FormFields<Name>) =>
  (name: Name) => ({
    name,
    value: values[name],
    readOnly: isSending,
    onChange: (text: string) => onChange({ [name]: text } as Partial<Record<Name, string>>),
  });
