import { useState } from 'react';

import * as phrases from '#phrases/casework/staff/notes.ts';
import { useShortcuts } from '#web/lib/shortcuts/use-shortcuts.ts';
import { GlanceActions } from '#web/ui/data/glance/glance.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';

import { NoteDialog } from './note-dialog.tsx';

/** Lets staff write a note for colleagues. */
export function NoteAction({ orderId, decides }: { orderId: string; decides: boolean }) {
  const [isWriting, setIsWriting] = useState(false);
  useShortcuts({ n: () => setIsWriting(true) });
  return (
    <GlanceActions>
      <Button variant="muted" icon={icons.edit} fullWidth onClick={() => setIsWriting(true)}>
        {phrases.writeANote}
      </Button>
      <NoteDialog
        orderId={orderId}
        decides={decides}
        opened={isWriting}
        onClose={() => setIsWriting(false)}
      />
    </GlanceActions>
  );
}
