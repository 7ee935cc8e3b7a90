import { useState } from 'react';

import * as phrases from '#phrases/conventions/staff/configuration.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';

/** Deletes a package or add-on; the server refuses if a registration has it. */
export function DeleteButton({
  what,
  name,
  onDelete,
}: {
  /** `package` or `add-on`. */
  what: string;
  name: string;
  onDelete: () => Promise<unknown>;
}) {
  const [asked, setAsked] = useState(false);
  return (
    <div data-edge="any">
      <Button variant="muted" icon={icons.trash} onClick={() => setAsked(true)}>
        {phrases.deleteThis({ what })}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={`Delete this ${what}?`}
        confirmLabel={phrases.deleteLabel}
        onConfirm={onDelete}
      >
        <p>{phrases.deleteText({ name })}</p>
      </ConfirmDialog>
    </div>
  );
}
