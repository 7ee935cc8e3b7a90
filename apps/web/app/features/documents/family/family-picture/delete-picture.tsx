import { familyPictureMessages as messages } from '@sangamam/contract/documents/family-picture/family-picture-messages';
import { useState } from 'react';

import * as phrases from '#phrases/documents/family/family-picture.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useDeleteFamilyPicture } from '../api.ts';

const ConfirmDialog = lazyDialog(
  async () => (await import('#web/ui/feedback/dialog/confirm-dialog.tsx')).ConfirmDialog,
);

/** Deletes the picture and its note, after one question. */
export function DeletePicture({ orderId }: { orderId: string }) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync: remove } = useDeleteFamilyPicture(orderId);
  return (
    <>
      <Button size="sm" variant="muted" icon={icons.trash} onClick={() => setAsking(true)}>
        {phrases.deletePicture}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={phrases.deleteThePicture}
        confirmLabel={phrases.deletePicture}
        onConfirm={async () => {
          await remove();
          showToast({ message: messages.deleted });
        }}
      >
        {phrases.deleteText}
      </ConfirmDialog>
    </>
  );
}
