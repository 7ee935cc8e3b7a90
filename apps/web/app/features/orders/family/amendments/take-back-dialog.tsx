import * as phrases from '#phrases/orders/family/amendment.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';

/** Asks once before a request to the registrars is taken back. */
export function TakeBackDialog({
  opened,
  onClose,
  onConfirm,
}: {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}) {
  return (
    <ConfirmDialog
      opened={opened}
      title={phrases.takeBackQuestion}
      confirmLabel={phrases.takeBack}
      cancelLabel={phrases.keepIt}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{phrases.takeBackText}</p>
    </ConfirmDialog>
  );
}
