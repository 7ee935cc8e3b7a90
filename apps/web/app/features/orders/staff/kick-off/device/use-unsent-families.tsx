import { useState, type ReactNode } from 'react';

import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';

import { queuedRegistrations } from './registration-queue.ts';

const ConfirmDialog = lazyDialog(
  async () => (await import('#web/ui/feedback/dialog/confirm-dialog.tsx')).ConfirmDialog,
);

/**
 * Asks before signing out while families of this device wait to be sent: signing out forgets what a device stores.
 * `question` is its dialog, to be rendered.
 */
export function useUnsentFamilies(): { mayLeave: () => Promise<boolean>; question: ReactNode } {
  const [asked, setAsked] = useState<{ names: string; answer: (leaves: boolean) => void }>();
  const mayLeave = async () => {
    const queue = queuedRegistrations();
    if (queue.length === 0) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setAsked({ names: queue.map(({ name }) => name).join(', '), answer: resolve });
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
      title={phrases.unsentTitle}
      confirmLabel={phrases.logOutAnyway}
      cancelLabel={phrases.staySignedIn}
      onConfirm={() => {
        asked?.answer(true);
        return Promise.resolve();
      }}
    >
      <p>{phrases.unsentText({ names: asked?.names ?? '' })}</p>
    </ConfirmDialog>
  );
  return { mayLeave, question };
}
