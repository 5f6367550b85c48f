import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DescriptionList } from '#src/components/ui/DescriptionList.tsx';
import { TickBox } from '#src/components/ui/TickBox.tsx';
import { safeStorage } from '#src/lib/storage.ts';
import { focusEntry } from './useFocusAfterDialog.ts';
import type { Entry } from './useUrlDialog.ts';

const storage = safeStorage(() => window.localStorage);

/** The key under which this browser remembers that the keys are off. */
const STORAGE_KEY = 'list-keys';
const OFF = 'off';

/** In a field keys are text, and in a dialog they are for the dialog. */
const NOT_THERE = 'input, textarea, select, [contenteditable], [role="dialog"]';

const Keys = styled('div')({ '& dl > div': { gridTemplateColumns: '5rem minmax(0, 1fr)' } });

interface ListKeysProps {
  /** The noun for the entries: 'blogs'. */
  name: string;
  /** The noun for one entry: 'blog'. */
  noun: string;
  /** The entries in the order of the list. */
  entries: readonly Entry[];
  /** The page that adds an entry. */
  addHref: string;
  /** The element with the search field. */
  list: RefObject<HTMLElement | null>;
}

/** The button that explains the keys of a list, and these keys. They can be switched off. */
export function ListKeys({ name, noun, entries, addHref, list }: ListKeysProps) {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [isOn, setIsOn] = useState(() => storage.getItem(STORAGE_KEY) !== OFF);

  /** Moves the focus to the entry before or after the one that has it. */
  function move(step: 1 | -1): boolean {
    const isFocused = ({ _id }: Entry) =>
      document.getElementById(_id)?.contains(document.activeElement) === true;
    const index = entries.findIndex(isFocused);
    const next = index === -1 && step === -1 ? undefined : entries[index + step];
    return next !== undefined && focusEntry(next._id, 'edit');
  }

  /** Does what a key stands for. Returns false if it stands for nothing here. */
  function act(key: string): boolean {
    switch (key) {
      case '/': {
        const search = list.current?.querySelector<HTMLElement>('input[type="search"]');
        search?.focus();
        return search != null;
      }
      case 'n':
        void navigate(addHref);
        return true;
      case 'ArrowDown':
        return move(1);
      case 'ArrowUp':
        return move(-1);
      case '?':
        setIsOpen(true);
        return true;
      default:
        return false;
    }
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (!isOn || ctrlKey || metaKey || altKey || event.isComposing || event.defaultPrevented)
      return;
    if (target instanceof Element && target.closest(NOT_THERE)) return;
    if (document.querySelector('[role="dialog"]')) return;
    if (act(key)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  function switchKeys(isUsed: boolean) {
    setIsOn(isUsed);
    if (isUsed) storage.removeItem(STORAGE_KEY);
    else storage.setItem(STORAGE_KEY, OFF);
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        // Where there is no mouse there is seldom a keyboard.
        sx={{ mt: 2, '@media (hover: none)': { display: 'none' } }}
        onClick={() => setIsOpen(true)}
      >
        Keyboard shortcuts
      </Button>
      {isOpen && (
        <Dialog open fullWidth maxWidth="xs" onClose={() => setIsOpen(false)}>
          <DialogTitle>Keyboard shortcuts</DialogTitle>
          <DialogContent>
            <Keys>
              <DescriptionList
                items={{
                  '/': `Search ${name}`,
                  n: `New ${noun}`,
                  Arrows: `To the next ${noun}, or the one before`,
                  Enter: `Edit the ${noun}`,
                  '?': 'Show these keys',
                }}
              />
            </Keys>
            <TickBox isTicked={isOn} onTick={switchKeys}>
              Use these keys in this browser. In a field or a dialog they never act.
            </TickBox>
          </DialogContent>
          <DialogActions>
            <Button autoFocus variant="outlined" onClick={() => setIsOpen(false)}>
              Close
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
