import { Callout } from '#src/components/ui/Callout.tsx';

interface FormProblemProps {
  /** The reason why the form was not sent; null for no problem. */
  children: string | null;
}

/**
 * The reason why a form was not sent. It takes the focus when it appears, so that it is read and
 * the keyboard goes on from there.
 *
 * Above the buttons of a form; problems of one field are below the field. Use `useToast` to confirm
 * that the form was sent.
 */
export function FormProblem({ children }: FormProblemProps) {
  if (children === null) return null;
  return (
    <Callout key={children} role="alert" isError takesFocus>
      {children}
    </Callout>
  );
}
