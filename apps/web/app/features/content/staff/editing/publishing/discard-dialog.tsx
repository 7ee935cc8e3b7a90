import * as phrases from '#phrases/content/staff/publishing.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import type { PageEditorState } from '../editor/use-page-editor.ts';

/** Asks once before the draft and unsaved changes are discarded. */
export function DiscardDialog({
  opened,
  onClose,
  editor,
  hasDraft,
  isPublished,
  onDiscarded,
}: {
  opened: boolean;
  onClose: () => void;
  editor: PageEditorState;
  hasDraft: boolean;
  isPublished: boolean;
  onDiscarded: () => void;
}) {
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={phrases.discardTheDraft}
      confirmLabel={phrases.discard}
      onConfirm={async () => {
        if (hasDraft && !(await editor.discard())) return;
        editor.forget();
        onDiscarded();
      }}
    >
      <p>{isPublished ? phrases.discardPublishedText : phrases.discardUnpublishedText}</p>
    </ConfirmDialog>
  );
}
