import { messageFamily } from '@sangamam/contract/casework/care/registration-care-endpoints';
import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/casework/staff/care.ts';
import { useShortcuts } from '#web/lib/shortcuts/use-shortcuts.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { GlanceActions } from '#web/ui/data/glance/glance.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { SentenceWithEmail } from '#web/ui/primitives/email-text/email-text.tsx';

import { useAskRegistration } from './api.ts';
import { WriteDialog } from './write-dialog.tsx';

/** Lets a registrar ask the family a question. */
export function CareActions({ registration }: { registration: RegistrationDetail }) {
  const { _id, registrantName, email, status } = registration;
  const [isAsking, setIsAsking] = useState(false);
  const ask = useAskRegistration(_id);
  const canAsk = status !== 'CANCELLED';
  useShortcuts(canAsk ? { q: () => setIsAsking(true) } : {});
  if (!canAsk) return null;
  return (
    <GlanceActions>
      <Button variant="secondary" icon="mail" fullWidth onClick={() => setIsAsking(true)}>
        {phrases.askByEmail}
      </Button>
      <WriteDialog
        recordId={_id}
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title={phrases.askTheFamily}
        label={phrases.yourQuestion}
        hint={
          <SentenceWithEmail
            sentence={phrases.questionHint({ email: email ?? registrantName })}
            email={email ?? ''}
          />
        }
        field={messageFamily.body.shape.question}
        maxLength={2000}
        confirmLabel={phrases.send}
        replies={{ orderId: _id }}
        onWrite={async (question) => {
          await ask.mutateAsync(question);
          showToast({ message: phrases.questionSent });
        }}
      />
    </GlanceActions>
  );
}
