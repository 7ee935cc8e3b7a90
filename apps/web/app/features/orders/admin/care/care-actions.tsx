import {
  askRegistration,
  noteRegistration,
} from '@sangamam/contract/orders/admin/registration-care-endpoints';
import type { RegistrationDetail } from '@sangamam/contract/orders/admin/registration-admin-endpoints';
import { useState } from 'react';

import { useShortcuts } from '#web/lib/shortcuts/use-shortcuts.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { GlanceActions } from '#web/ui/data/glance/glance.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useAskRegistration, useNoteRegistration } from '../api/write-about-registration.ts';
import { WriteDialog } from './write-dialog.tsx';

/** What a registrar writes about a registration: a question to the family, a note for the others. */
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
          Ask by email
        </Button>
      )}
      <Button variant="muted" icon="edit" fullWidth onClick={() => setWriting('note')}>
        Write a note
      </Button>
      <WriteDialog
        opened={writing === 'ask'}
        onClose={close}
        title="Ask the family"
        label="Your question"
        hint={`It goes to ${email ?? registrantName} by email, with the number of the registration. They answer by email.`}
        field={askRegistration.body.shape.question}
        maxLength={2000}
        confirmLabel="Send"
        onWrite={async (question) => {
          await ask.mutateAsync(question);
          showToast({ message: 'Your question is on its way' });
        }}
      />
      <WriteDialog
        opened={writing === 'note'}
        onClose={close}
        title="Write a note"
        label="Note"
        hint="Registrars read it in the history. The family does not."
        field={noteRegistration.body.shape.note}
        maxLength={1000}
        confirmLabel="Keep the note"
        onWrite={async (text) => {
          await note.mutateAsync(text);
          showToast({ message: 'The note is kept' });
        }}
      />
    </GlanceActions>
  );
}
