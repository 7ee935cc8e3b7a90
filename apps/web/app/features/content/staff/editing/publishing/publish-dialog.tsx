import * as phrases from '#phrases/content/staff/publishing.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import type { PageEditorState } from '../editor/use-page-editor.ts';
import { DeadLinks } from './dead-links.tsx';

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
      title={phrases.publishThisPage}
      confirmLabel={phrases.publishNow}
      tone="primary"
      onConfirm={async () => {
        if (await editor.publish()) showToast({ message: phrases.published });
      }}
    >
      <p>
        {phrases.publishText}
        {isScheduled && phrases.leavesSchedule}
      </p>
      <DeadLinks page={editor.page} />
    </ConfirmDialog>
  );
}
