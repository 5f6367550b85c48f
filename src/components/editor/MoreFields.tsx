import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { nepalDay } from '#contracts/nepalDay.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { More } from '#src/components/ui/More.tsx';

interface MoreFieldsProps {
  /** The ISO day on which the blog was published; '' for the day on which it is added. */
  publishedOn: string;
  /** True if the day stays as it is, while the form is sent. Default: false. */
  readOnly?: boolean;
  /** Fields before the day. */
  children?: ReactNode;
  /** Fields below the day, such as a picture. */
  below?: ReactNode;
  /** Called with the new day. */
  onPublishedOn: (day: string) => void;
}

const Fields = styled('div')({ display: 'grid', gap: 20, paddingTop: 16 });

/**
 * Fields that few blogs need, behind the word 'More', among them the day of the blog. It opens if
 * the browser finds something wrong in it.
 */
export function MoreFields({
  publishedOn,
  readOnly = false,
  children,
  below,
  onPublishedOn,
}: MoreFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div onInvalidCapture={() => setIsOpen(true)}>
      <More summary="More" isOpen={isOpen}>
        <Fields>
          {children}
          <Field
            label="Published on"
            name="publishedOn"
            type="date"
            value={publishedOn}
            readOnly={readOnly}
            helperText="Today or earlier. Without it, the day on which the blog was added."
            onChange={onPublishedOn}
            slotProps={{ input: { max: nepalDay(new Date()) } }}
          />
          {below}
        </Fields>
      </More>
    </div>
  );
}
