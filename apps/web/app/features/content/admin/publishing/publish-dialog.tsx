import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import type { PageEditorState } from '../editor/use-page-editor.ts';

/** Asks once before a page is published. */
export function PublishDialog({
  opened,
  onClose,
  editor,
  isScheduled,
}: {
  opened: boolean;
  onClose: () => void;
  editor: PageEditorState;
  isScheduled: boolean;
}) {
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title="Publish this page?"
      confirmLabel="Publish now"
      tone="primary"
      onConfirm={async () => {
        if (await editor.publish()) showToast({ message: 'Published: visitors see it now' });
      }}
    >
      <p>
        Visitors see it at once. The version before stays in the history and can be restored.
        {isScheduled && ' It does not wait for its time any more.'}
      </p>
    </ConfirmDialog>
  );
}
