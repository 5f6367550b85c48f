import { type ComponentType, useState } from 'react';

interface FormProps<Values> {
  values: Values;
  onChange: (changed: Partial<Values>) => void;
}

/** The `render` of a form's stories: the form keeps what is typed, as its page does. */
export function withValues<Values, Props extends FormProps<Values>>(
  Form: ComponentType<Props & FormProps<Values>>,
) {
  return function WithValues(args: Props & FormProps<Values>) {
    const [values, setValues] = useState(args.values);
    return (
      <Form
        {...args}
        values={values}
        onChange={(changed) => {
          args.onChange(changed);
          setValues((current) => ({ ...current, ...changed }));
        }}
      />
    );
  };
}
