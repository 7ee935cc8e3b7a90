import { useState, type ReactNode } from 'react';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';

import { countUnsent } from './use-event-queue.ts';

const ConfirmDialog = lazyDialog(
  async () => (await import('#web/ui/feedback/dialog/confirm-dialog.tsx')).ConfirmDialog,
);

interface Question {
  count: number;
  isStored: boolean;
  answer: (leaves: boolean) => void;
}

/** Asks before signing out while entries of this device wait to be sent. `question` is its dialog, to be rendered. */
export function useUnsentQuestion(): { mayLeave: () => Promise<boolean>; question: ReactNode } {
  const [asked, setAsked] = useState<Question>();
  const mayLeave = async () => {
    const unsent = await countUnsent();
    if (unsent.count === 0) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setAsked({ ...unsent, answer: resolve });
    return promise;
  };
  const close = () => {
    asked?.answer(false);
    setAsked(undefined);
  };
  const question = (
    <ConfirmDialog
      opened={asked !== undefined}
      onClose={close}
      title={phrases.unsentTitle({ count: asked?.count ?? 0 })}
      confirmLabel={phrases.logOutAnyway}
      cancelLabel={phrases.staySignedIn}
      onConfirm={() => {
        asked?.answer(true);
        return Promise.resolve();
      }}
    >
      <p>{asked?.isStored === false ? phrases.unsentIsLost : phrases.unsentStays}</p>
    </ConfirmDialog>
  );
  return { mayLeave, question };
}
