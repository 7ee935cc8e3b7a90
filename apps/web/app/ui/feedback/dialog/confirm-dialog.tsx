import { useState, type ReactNode } from 'react';

import * as phrases from '#phrases/ui.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import styles from './dialog.module.css';
import { Dialog, DialogActions } from './dialog.tsx';

/**
 * Asks once before something that cannot be taken back. Name in `children` what will happen. The dialog stays open,
 * and cannot be left, while `onConfirm` is under way; a refusal is shown in it.
 */
export function ConfirmDialog({
  opened,
  onClose,
  title,
  children,
  confirmLabel,
  cancelLabel = phrases.cancel,
  tone = 'danger',
  isOver = false,
  onConfirm,
}: {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  /** Whether it can no longer be done: once that was refused, only leaving the dialog is offered. */
  isOver?: boolean;
  onConfirm: () => Promise<unknown>;
}) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    setRefusal(undefined);
    onClose();
  };
  const isLost = isOver && refusal !== undefined && !busy;
  return (
    <Dialog opened={opened} onClose={close} title={title} size="sm" closable={!busy}>
      <div className={styles['words']}>{children}</div>
      <div role="alert">
        <FieldError id="confirm" error={refusal} />
      </div>
      <DialogActions>
        {/* Enter confirms, but never something that cannot be taken back. */}
        <Button
          variant={isLost ? 'secondary' : tone}
          loading={busy}
          data-autofocus={tone === 'primary' || undefined}
          onClick={() => (isLost ? close() : void confirm())}
        >
          {isLost ? phrases.close : confirmLabel}
        </Button>
        {!isLost && (
          <Button variant="secondary" disabled={busy} onClick={close}>
            {cancelLabel}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
