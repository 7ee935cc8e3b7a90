import { useState } from 'react';

import * as phrases from '#phrases/casework/staff/notes.ts';
import { useShortcuts } from '#web/lib/shortcuts/use-shortcuts.ts';
import { GlanceActions } from '#web/ui/data/glance/glance.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';

import { hasKeys, type CaredRecord } from '../care/cared-record.ts';
import { NoteDialog } from './note-dialog.tsx';

/** Lets staff write a note for colleagues. */
export function NoteAction({
  record,
  decides = false,
}: {
  record: Pick<CaredRecord, 'kind' | '_id'>;
  /** True for staff who may read notes for registrars only, and so may write them. */
  decides?: boolean;
}) {
  const [isWriting, setIsWriting] = useState(false);
  useShortcuts(hasKeys(record.kind) ? { n: () => setIsWriting(true) } : {});
  return (
    <GlanceActions>
      <Button variant="muted" icon={icons.edit} fullWidth onClick={() => setIsWriting(true)}>
        {phrases.writeANote}
      </Button>
      <NoteDialog record={record} decides={decides} opened={isWriting} onClose={() => setIsWriting(false)} />
    </GlanceActions>
  );
}
