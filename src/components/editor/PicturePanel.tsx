import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PICTURE_TYPES } from '#contracts/pictures.ts';
import { altTextField } from '#src/components/forms/altTextField.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { FileButton } from '#src/components/forms/FileButton.tsx';
import { UploadStatus } from '#src/components/forms/PictureUpload.tsx';
import { type Upload, useUpload } from '#src/components/forms/useUpload.ts';
import { InsertPanel } from './InsertPanel.tsx';

interface PicturePanelProps {
  /** A file that was dropped or pasted; without it one is chosen here. */
  file?: File | undefined;
  /** Sends a file to the server. */
  upload: Upload;
  /** Called with the text and the address of the picture. */
  onInsert: (alt: string, address: string) => void;
  /** Called when there will be no picture. */
  onCancel: () => void;
}

/**
 * Uploads a picture for a text, and asks for the text of those who do not see it, which may be
 * empty. While it is open the browser does not submit the form.
 */
export function PicturePanel({ file, upload, onInsert, onCancel }: PicturePanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const [alt, setAlt] = useState('');
  const [address, setAddress] = useState('');
  const { state, start } = useUpload(upload, setAddress);
  const startFile = useEffectEvent(start);
  useEffect(() => {
    if (file) void startFile(file);
  }, [file]);
  const isUploading = state.status === 'uploading';

  const wait = isUploading
    ? 'Wait until the picture is uploaded, or cancel.'
    : 'Insert the picture, or cancel.';
  useEffect(() => input.current?.setCustomValidity(isUploading || address ? wait : ''));

  return (
    <InsertPanel
      label="Picture in the text"
      insertLabel="Insert picture"
      isWaiting={address === '' || isUploading}
      onInsert={() => onInsert(alt.trim(), address)}
      onCancel={onCancel}
    >
      <div>
        <FileButton
          ref={input}
          types={PICTURE_TYPES}
          autoFocus={file === undefined}
          onChoose={(chosen) => void start(chosen)}
        >
          {state.status === 'idle' ? 'Choose a picture' : 'Choose another picture'}
        </FileButton>
      </div>
      <UploadStatus state={state} current={address} />
      <Field {...altTextField} autoFocus={file !== undefined} value={alt} onChange={setAlt} />
    </InsertPanel>
  );
}
