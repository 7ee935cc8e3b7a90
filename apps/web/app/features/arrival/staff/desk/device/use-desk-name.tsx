import { deskNameMessage } from '@sangamam/contract/arrival/desk/desk-endpoints';
import { useState, type ReactNode } from 'react';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { TextField } from '#web/ui/form/field/text-field.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { readDeskName, storeDeskName } from './desk-name.ts';

/**
 * Runs something with the name of this desk, which is asked for once on a device. `question` is the dialog, to be rendered.
 */
export function useDeskName(): { withName: (act: (name: string) => void) => void; question: ReactNode } {
  const [waiting, setWaiting] = useState<(name: string) => void>();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const close = () => {
    setWaiting(undefined);
    setIsWrong(false);
  };
  const withName = (act: (name: string) => void) => {
    const name = readDeskName();
    if (name === undefined) setWaiting(() => act);
    else act(name);
  };
  const save = () => {
    if (!storeDeskName(typed)) return setIsWrong(true);
    waiting?.(typed.trim());
    return close();
  };
  const question = (
    <Dialog opened={waiting !== undefined} onClose={close} title={phrases.nameThisDesk} size="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <p>{phrases.nameThisDeskText}</p>
        <TextField
          label={phrases.thisDesk}
          description={phrases.deskExample}
          autoComplete="off"
          maxLength={40}
          data-autofocus
          value={typed}
          error={isWrong ? deskNameMessage : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setIsWrong(false);
          }}
        />
        <DialogActions>
          <Button type="submit">{phrases.saveAndContinue}</Button>
          <Button variant="secondary" onClick={close}>
            {phrases.backToTheFamily}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
  return { withName, question };
}
