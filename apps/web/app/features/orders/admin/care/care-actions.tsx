import { messageFamily, addStaffNote } from '@sangamam/contract/orders/admin/registration-care-endpoints';
import type { RegistrationDetail } from '@sangamam/contract/orders/admin/registration-admin-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/orders/admin/care.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { useShortcuts } from '#web/lib/shortcuts/use-shortcuts.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { GlanceActions } from '#web/ui/data/glance/glance.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useAskRegistration, useNoteRegistration } from '../api/write-about-registration.ts';
import { WriteDialog } from './write-dialog.tsx';

/** Lets a registrar ask the family a question or write a note for colleagues. */
export function CareActions({ registration }: { registration: RegistrationDetail }) {
  const { _id, registrantName, email, status } = registration;
  const [writing, setWriting] = useState<'ask' | 'note'>();
  const ask = useAskRegistration(_id);
  const note = useNoteRegistration(_id);
  const canAsk = status !== 'CANCELLED';
  useShortcuts({ ...(canAsk && { q: () => setWriting('ask') }), n: () => setWriting('note') });
  const close = () => setWriting(undefined);
  return (
    <GlanceActions>
      {canAsk && (
        <Button variant="secondary" icon="mail" fullWidth onClick={() => setWriting('ask')}>
          {phrases.askByEmail}
        </Button>
      )}
      <Button variant="muted" icon={icons.edit} fullWidth onClick={() => setWriting('note')}>
        {phrases.writeANote}
      </Button>
      <WriteDialog
        recordId={_id}
        opened={writing === 'ask'}
        onClose={close}
        title={phrases.askTheFamily}
        label={phrases.yourQuestion}
        hint={phrases.sentToByEmailWithThe({ email: email ?? registrantName })}
        field={messageFamily.body.shape.question}
        maxLength={2000}
        confirmLabel={phrases.send}
        onWrite={async (question) => {
          await ask.mutateAsync(question);
          showToast({ message: phrases.questionSent });
        }}
      />
      <WriteDialog
        recordId={_id}
        opened={writing === 'note'}
        onClose={close}
        title={phrases.writeANote}
        label={phrases.note}
        hint={phrases.registrarsReadItInTheHistory}
        field={addStaffNote.body.shape.note}
        maxLength={1000}
        confirmLabel={phrases.saveNote}
        onWrite={async (text) => {
          await note.mutateAsync(text);
          showToast({ message: phrases.noteSaved });
        }}
      />
    </GlanceActions>
  );
}
