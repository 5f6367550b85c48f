import TextField from '@mui/material/TextField';
import { EditDialog, type EditDialogProps } from './EditDialog.tsx';

interface EditTestimonialDialogProps extends EditDialogProps {
  name: string;
  message: string;
  onMessageChange: (message: string) => void;
}

/**
 * Edits the message of a testimonial, which may be empty. The name is shown and stays.
 *
 * For a testimonial that exists; a new one is written in a TestimonialForm.
 */
export function EditTestimonialDialog({
  name,
  message,
  onMessageChange,
  ...frame
}: EditTestimonialDialogProps) {
  return (
    <EditDialog title="Edit Testimonial" submitLabel="Update" {...frame}>
      <TextField
        label="Name"
        value={name}
        helperText="The name cannot be changed."
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <TextField
        label="Message"
        multiline
        minRows={6}
        maxRows={16}
        autoFocus
        value={message}
        onChange={(event) => onMessageChange(event.target.value)}
        slotProps={{ htmlInput: { readOnly: frame.isSending ?? false } }}
      />
    </EditDialog>
  );
}
