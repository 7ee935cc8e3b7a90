import { adminPaths } from '@sangamam/contract/admin-paths';
import { fullName } from '@sangamam/contract/fields/full-name';
import type { PersonDetail } from '@sangamam/contract/people/directory/people-admin-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/people/staff/directory.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { GlanceActions } from '#web/ui/data/glance/glance.tsx';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { SentenceWithEmail } from '#web/ui/primitives/email-text/email-text.tsx';

import { useResendVerification, useSuspendPerson, useUnsuspendPerson } from './api.ts';

const CorrectDialog = lazyDialog(() =>
  import('./correct/correct-dialog.tsx').then((module) => module.CorrectDialog),
);

type Action = PersonDetail['actions'][number];

/** The actions staff may take on the account now. Each asks once and names what will happen. */
export function PersonActions({ person: { profile, actions, state } }: { person: PersonDetail }) {
  const [asked, setAsked] = useState<Action>();
  const { _id, email } = profile;
  const name = fullName(profile);
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
          {phrases.sendTheLinkAgain}
        </Button>
      )}
      {can('unsuspend') && (
        <Button fullWidth onClick={() => setAsked('unsuspend')}>
          {phrases.liftSuspension}
        </Button>
      )}
      {can('correct') && (
        <Button variant="secondary" fullWidth onClick={() => setAsked('correct')}>
          {phrases.correctDetails}
        </Button>
      )}
      {state !== 'CLOSED' && (
        <LinkButton variant="secondary" fullWidth to={adminPaths.mergePerson(_id)}>
          {phrases.mergeADuplicate}
        </LinkButton>
      )}
      {can('suspend') && (
        <Button variant="muted" fullWidth onClick={() => setAsked('suspend')}>
          {phrases.suspend}
        </Button>
      )}
      <ConfirmDialog
        opened={asked === 'resend-verification'}
        onClose={close}
        title={phrases.resendTitle}
        confirmLabel={phrases.send}
        tone="primary"
        onConfirm={async () => {
          await resend.mutateAsync();
          notify(phrases.linkSent);
        }}
      >
        <p>
          <SentenceWithEmail sentence={phrases.resendText({ email })} email={email} />
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'unsuspend'}
        onClose={close}
        title={phrases.liftTheSuspension}
        confirmLabel={phrases.liftIt}
        tone="primary"
        onConfirm={async () => {
          await unsuspend.mutateAsync();
          notify(phrases.canSignInAgain({ name }));
        }}
      >
        <p>{phrases.liftText({ name })}</p>
      </ConfirmDialog>
      <ReasonDialog
        recordId={_id}
        opened={asked === 'suspend'}
        onClose={close}
        title={`Suspend ${name}?`}
        confirmLabel={phrases.suspend}
        reasonHint={phrases.suspendReasonHint}
        onConfirm={async (reason) => {
          await suspend.mutateAsync(reason);
          notify(phrases.isSuspended({ name }));
        }}
      >
        <p>{phrases.suspendText({ name })}</p>
      </ReasonDialog>
      <CorrectDialog profile={profile} opened={asked === 'correct'} onClose={close} />
    </GlanceActions>
  );
}
