import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { PICTURE_TYPES } from '#contracts/pictures.ts';
import { MAX_LINE_LENGTH } from '#contracts/text.ts';
import { BlogImage } from '#src/components/blog/BlogImage.tsx';
import { imageUrlProblem, safeImageUrl } from '#src/domain/imageUrl.ts';
import { radius } from '#src/theme/tokens.ts';
import { altTextField } from './altTextField.ts';
import { Field } from './Field.tsx';
import { FileButton } from './FileButton.tsx';
import { type Upload, type UploadState, useUpload } from './useUpload.ts';

interface PictureUploadProps {
  /** The address of the picture; '' for none. One that no page may load says why. */
  value: string;
  /** The picture in words, for those who do not see it. */
  alt: string;
  /** True if the address stays as it is, while the form is sent. Default: false. */
  disabled?: boolean;
  /** Sends a file to the server. */
  upload: Upload;
  /** Called with the new address. */
  onChange: (address: string) => void;
  /** Called with the new text of the picture. */
  onAltChange: (alt: string) => void;
}

const Root = styled('div')({ display: 'grid', gap: 20, minWidth: 0 });

const Zone = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  padding: 16,
  border: `1px dashed ${theme.vars.palette.controlBorder}`,
  borderRadius: radius.small,
  overflowWrap: 'anywhere',
  '&[data-over=true]': {
    borderStyle: 'solid',
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.surfaceSunken,
  },
}));

const Preview = styled('div')({
  overflow: 'hidden',
  width: 240,
  maxWidth: '100%',
  borderRadius: radius.small,
  '&:empty': { display: 'none' },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/**
 * Uploads a picture that is chosen, dropped or pasted, and shows it with its address. The address
 * can also be typed. While a picture is on its way the browser does not submit the form.
 *
 * For forms of the dashboard, on a site whose server keeps pictures.
 *
 * **Keyboard:** `Tab` goes to the button, whose `Enter` or `Space` opens the browser's file dialog;
 * `Ctrl+V` uploads a copied picture. After 'Cancel upload' or 'Remove picture' the focus returns to
 * it.
 */
export function PictureUpload({
  value,
  alt,
  disabled = false,
  upload,
  onChange,
  onAltChange,
}: PictureUploadProps) {
  const labelId = useId();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { state, start, cancel } = useUpload(upload, onChange);
  const preview = safeImageUrl(value, window.location.origin);
  const problem = imageUrlProblem(value, window.location.origin);
  const isUploading = state.status === 'uploading';

  useEffect(() => {
    const wait = 'Wait until the picture is uploaded, or cancel the upload.';
    input.current?.setCustomValidity(isUploading ? wait : '');
  }, [isUploading]);

  function take(files: FileList) {
    const [file] = files;
    if (file && !disabled) void start(file);
  }

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event;
    // Text that is copied from a document often comes with a picture of it.
    if (!clipboardData?.files.length || clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    take(clipboardData.files);
  });
  useEffect(() => {
    const controller = new AbortController();
    window.addEventListener('paste', (event) => onPaste(event), controller);
    return () => controller.abort();
  }, []);

  /** The button that was clicked goes, so the focus moves to the one beside it. */
  function removeWith(action: () => void) {
    action();
    input.current?.focus();
  }

  const dropTarget = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isInside) setIsOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer.files);
    },
  };

  return (
    <Root role="group" aria-labelledby={labelId}>
      <Zone data-over={isOver} {...dropTarget}>
        <Typography id={labelId} variant="body2" color="text.secondary">
          Picture
        </Typography>
        {preview && (
          <Preview>
            <BlogImage src={preview} />
          </Preview>
        )}
        <Actions>
          <FileButton
            ref={input}
            types={PICTURE_TYPES}
            disabled={disabled}
            aria-describedby={hintId}
            onChoose={(file) => void start(file)}
          >
            {value || isUploading ? 'Choose another picture' : 'Choose a picture'}
          </FileButton>
          {isUploading && <Button onClick={() => removeWith(cancel)}>Cancel upload</Button>}
          {value && !isUploading && (
            <Button disabled={disabled} onClick={() => removeWith(() => onChange(''))}>
              Remove picture
            </Button>
          )}
        </Actions>
        <UploadStatus state={state} current={value} />
        <Typography id={hintId} variant="body2" color="text.secondary">
          {isOver
            ? 'Drop the picture here.'
            : 'Or drop it here, or paste it. JPEG, PNG, WebP or AVIF, at most 10 MB.'}
        </Typography>
      </Zone>
      <Field
        label="Picture address"
        name="imageUrl"
        value={value}
        readOnly={disabled}
        error={problem !== undefined}
        helperText={problem ?? 'An upload fills it in. It can also be an address with https://.'}
        onChange={onChange}
        slotProps={{ input: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } }}
      />
      {value && (
        <Field
          {...altTextField}
          name="imageAlt"
          value={alt}
          readOnly={disabled}
          limit={MAX_LINE_LENGTH}
          onChange={onAltChange}
        />
      )}
    </Root>
  );
}

/** The progress of an upload, or its error; `current` is the address of the picture now. */
export function UploadStatus({ state, current }: { state: UploadState; current: string }) {
  return (
    <>
      {state.status === 'uploading' && (
        <LinearProgress
          variant="determinate"
          value={Math.round(state.fraction * 100)}
          aria-label={`Upload of ${state.name}`}
          sx={{ width: '100%' }}
        />
      )}
      <Typography role="status" variant="body2" sx={{ '&:empty': { position: 'absolute' } }}>
        {state.status === 'uploading' && describeProgress(state.name, state.fraction)}
        {state.status === 'cancelled' && 'The upload is cancelled.'}
        {state.status === 'done' && state.imageUrl === current && `${state.name} is uploaded.`}
      </Typography>
      {state.status === 'failed' && (
        <Typography role="alert" variant="body2" color="error">
          {state.problem}
        </Typography>
      )}
    </>
  );
}

/** In steps of a quarter, because each is announced. */
function describeProgress(name: string, fraction: number): string {
  if (fraction >= 1) return `${name} is sent. The server is checking it.`;
  return `Uploading ${name}: ${Math.floor(fraction * 4) * 25} %`;
}
