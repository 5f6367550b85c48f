import { useState } from 'react';
import { Field } from '#src/components/forms/Field.tsx';
import { linkAddress } from '#src/domain/linkAddress.ts';
import { InsertPanel } from './InsertPanel.tsx';

interface LinkPanelProps {
  /** The text that is selected. */
  selected: string;
  /** Called with the text and the address of the link. */
  onInsert: (text: string, address: string) => void;
  /** Called when there will be no link. */
  onCancel: () => void;
}

/** Asks for the text and the address of a link. */
export function LinkPanel({ selected, onInsert, onCancel }: LinkPanelProps) {
  const isAddress = linkAddress(selected) !== undefined;
  const [text, setText] = useState(isAddress ? '' : selected);
  const [typed, setTyped] = useState(isAddress ? selected : '');
  const [wasTried, setWasTried] = useState(false);
  const address = linkAddress(typed);
  const isWrong = wasTried && address === undefined;

  function insert() {
    setWasTried(true);
    if (address !== undefined) onInsert(text.trim() || typed.trim(), address);
  }

  const [startsAtAddress] = useState(text !== '');
  return (
    <InsertPanel label="Link" insertLabel="Insert link" onInsert={insert} onCancel={onCancel}>
      <Field label="Link text" autoFocus={!startsAtAddress} value={text} onChange={setText} />
      <Field
        label="Link address"
        autoFocus={startsAtAddress}
        value={typed}
        error={isWrong}
        helperText={
          isWrong
            ? 'This is not an address. Type one that begins with https://, an e-mail address or a phone number.'
            : 'A web address, an e-mail address or a phone number.'
        }
        onChange={setTyped}
        slotProps={{ input: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } }}
      />
    </InsertPanel>
  );
}
