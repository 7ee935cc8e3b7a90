import type { DiscountCode } from '@sangamam/contract/conventions/discounts/discount-draft';
import { useState } from 'react';

import * as phrases from '#phrases/conventions/staff/discounts.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useDeleteDiscount } from './api.ts';

/** Deletes a code; the server refuses if a registration has it. */
export function DeleteDiscount({
  conventionId,
  stored: { _id: id, code, revision },
  onDeleted,
}: {
  conventionId: string;
  stored: DiscountCode;
  onDeleted: () => void;
}) {
  const [asked, setAsked] = useState(false);
  const remove = useDeleteDiscount(conventionId, { id, revision });
  return (
    <div>
      <Button variant="muted" icon={icons.trash} onClick={() => setAsked(true)}>
        {phrases.deleteThisCode}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={phrases.deleteThisCodeQuestion}
        confirmLabel={phrases.deleteLabel}
        onConfirm={async () => {
          await remove.mutateAsync();
          onDeleted();
        }}
      >
        <p>{phrases.deleteText({ code })}</p>
      </ConfirmDialog>
    </div>
  );
}
