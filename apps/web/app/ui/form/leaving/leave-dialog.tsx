import * as phrases from '#phrases/ui.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';

/** Asks whether to leave a page whose edits are not saved. */
export function LeaveDialog({
  opened,
  onClose,
  onLeave,
}: {
  opened: boolean;
  onClose: () => void;
  onLeave: () => void;
}) {
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={phrases.leaveWithoutSaving}
      confirmLabel={phrases.leave}
      cancelLabel={phrases.stayHere}
      tone="primary"
      onConfirm={() => {
        onLeave();
        return Promise.resolve();
      }}
    >
      <p>{phrases.leaveText}</p>
    </ConfirmDialog>
  );
}
