import { useEffect } from 'react';

import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { CancelButton } from '#web/ui/feedback/dialog/cancel-button.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { ToastOutlet } from '#web/ui/feedback/toast/toast-outlet.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { TextField } from '#web/ui/form/field/text-field.tsx';
import { LeaveDialog } from '#web/ui/form/leaving/leave-dialog.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { wordsOf, type Script } from '../words.ts';

/** What lies over a page: one of these fills the screen by itself. */
export const overlays = ['dialog', 'confirm', 'leave', 'toasts'] as const;

export type OverlayName = (typeof overlays)[number];

const stay = () => undefined;

/** An overlay, opened. */
export function Overlay({ name, script }: { name: OverlayName; script: Script }) {
  const { title, longTitle, sentence, paragraph, label, hint, act, other } = wordsOf[script];
  if (name === 'toasts') return <Toasts script={script} />;
  if (name === 'leave') return <LeaveDialog opened onClose={stay} onLeave={stay} />;
  if (name === 'confirm') {
    return (
      <ConfirmDialog
        opened
        onClose={stay}
        title={title}
        confirmLabel={act}
        onConfirm={() => Promise.resolve()}
      >
        <p>{paragraph}</p>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog opened onClose={stay} title={longTitle}>
      <TextField label={label} description={hint} />
      <p>{sentence}</p>
      <DialogActions>
        <Button>{act}</Button>
        <CancelButton onClick={stay}>{other}</CancelButton>
      </DialogActions>
    </Dialog>
  );
}

function Toasts({ script }: { script: Script }) {
  useEffect(() => {
    const { sentence, paragraph, error } = wordsOf[script];
    const forMs = 3_600_000;
    showToast({ message: sentence, forMs });
    showToast({ message: paragraph, tone: 'info', forMs });
    showToast({ message: error, tone: 'danger', forMs });
  }, [script]);
  return <ToastOutlet />;
}
