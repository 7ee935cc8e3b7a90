import type { LetterDetail } from '@sangamam/contract/letters/letter-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/letters/staff/letters.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';

import { useDeleteLetter } from './api.ts';

/** Deletes a letter that nobody got, after a question. */
export function DeleteLetter({
  letter: { _id, revision },
  onDeleted,
}: {
  letter: LetterDetail;
  onDeleted: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteLetter(_id);
  return (
    <>
      <Button variant="muted" size="sm" icon={icons.trash} onClick={() => setAsking(true)}>
        {phrases.remove}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={phrases.removeTitle}
        confirmLabel={phrases.remove}
        onConfirm={async () => {
          await remove.mutateAsync(revision);
          showToast({ message: phrases.removedToast });
          onDeleted();
        }}
      >
        <p>{phrases.removeText}</p>
      </ConfirmDialog>
    </>
  );
}
