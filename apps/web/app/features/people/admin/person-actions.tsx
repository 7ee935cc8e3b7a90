import type { PersonDetail } from '@sangamam/contract/people/admin/people-admin-endpoints';
import { useState } from 'react';

import { paths } from '#web/config/paths.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { GlanceActions } from '#web/ui/data/glance/glance.tsx';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useResendVerification, useSuspendPerson, useUnsuspendPerson } from './api/change-person.ts';

const CorrectDialog = lazyDialog(() =>
  import('./correct/correct-dialog.tsx').then((module) => module.CorrectDialog),
);

type Action = PersonDetail['actions'][number];

/** What the desk may do with the account now; each asks once, naming what will happen. */
export function PersonActions({ person: { profile, actions, state } }: { person: PersonDetail }) {
  const [asked, setAsked] = useState<Action>();
  const { _id, email } = profile;
  const name = `${profile.firstName} ${profile.lastName}`;
  const resend = useResendVerification(_id);
  const suspend = useSuspendPerson(_id);
  const unsuspend = useUnsuspendPerson(_id);
  const close = () => setAsked(undefined);
  const notify = (message: string) => showToast({ message });
  const can = (action: Action) => actions.includes(action);
  return (
    <GlanceActions>
      {can('resend-verification') && (
        <Button fullWidth onClick={() => setAsked('resend-verification')}>
          Send the link again
        </Button>
      )}
      {can('unsuspend') && (
        <Button fullWidth onClick={() => setAsked('unsuspend')}>
          Lift the suspension
        </Button>
      )}
      {can('correct') && (
        <Button variant="secondary" fullWidth onClick={() => setAsked('correct')}>
          Correct details
        </Button>
      )}
      {state !== 'CLOSED' && (
        <LinkButton variant="secondary" fullWidth to={paths.admin.mergePerson(_id)}>
          Merge a duplicate
        </LinkButton>
      )}
      {can('suspend') && (
        <Button variant="muted" fullWidth onClick={() => setAsked('suspend')}>
          Suspend
        </Button>
      )}
      <ConfirmDialog
        opened={asked === 'resend-verification'}
        onClose={close}
        title="Send the link again?"
        confirmLabel="Send"
        tone="primary"
        onConfirm={async () => {
          await resend.mutateAsync();
          notify('The link is on its way');
        }}
      >
        <p>{email} gets a new mail with a link to choose a password. Links in earlier mails stop working.</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'unsuspend'}
        onClose={close}
        title="Lift the suspension?"
        confirmLabel="Lift it"
        tone="primary"
        onConfirm={async () => {
          await unsuspend.mutateAsync();
          notify(`${name} may sign in again`);
        }}
      >
        <p>{name} may sign in again with the same password.</p>
      </ConfirmDialog>
      <ReasonDialog
        opened={asked === 'suspend'}
        onClose={close}
        title={`Suspend ${name}?`}
        confirmLabel="Suspend"
        reasonHint="Only the staff reads it."
        onConfirm={async (reason) => {
          await suspend.mutateAsync(reason);
          notify(`${name} is suspended`);
        }}
      >
        <p>
          {name} is signed out everywhere at once and cannot sign in. Registrations stay as they are. You can
          lift this later.
        </p>
      </ReasonDialog>
      <CorrectDialog profile={profile} opened={asked === 'correct'} onClose={close} />
    </GlanceActions>
  );
}
