import type { RegistrationDetail } from '@sangamam/contract/orders/admin/registration-admin-endpoints';
import { useState } from 'react';

import { useShortcuts } from '#web/lib/shortcuts/use-shortcuts.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { GlanceActions } from '#web/ui/data/glance/glance.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useApproveRegistration } from './api/approve-registration.ts';
import { useCancelRegistration } from './api/cancel-registration.ts';
import { useRejectRegistration } from './api/reject-registration.ts';
import { useReopenRegistration } from './api/reopen-registration.ts';
import { afterApproval, afterEnding, whose } from './decision-words.ts';

type Action = RegistrationDetail['actions'][number];

/** What this member of staff may do with the registration now; each asks once, naming what will happen. */
export function RegistrationActions({ registration }: { registration: RegistrationDetail }) {
  const [asked, setAsked] = useState<Action>();
  const { _id, actions } = registration;
  const approve = useApproveRegistration(_id);
  const reject = useRejectRegistration(_id);
  const reopen = useReopenRegistration(_id);
  const cancel = useCancelRegistration(_id);
  const close = () => setAsked(undefined);
  useShortcuts({
    ...(actions.includes('approve') && { a: () => setAsked('approve') }),
    ...(actions.includes('reject') && { r: () => setAsked('reject') }),
    ...(actions.includes('reopen') && { r: () => setAsked('reopen') }),
  });
  const notify = (message: string) => showToast({ message });
  return (
    <GlanceActions>
      {actions.map((action) => (
        <Button key={action} variant={buttons[action].variant} fullWidth onClick={() => setAsked(action)}>
          {buttons[action].label}
        </Button>
      ))}
      <ConfirmDialog
        opened={asked === 'approve'}
        onClose={close}
        title="Approve this registration?"
        confirmLabel="Approve"
        tone="primary"
        onConfirm={async () => {
          const { permConvRegNo } = await approve.mutateAsync();
          notify(permConvRegNo ? `Approved and confirmed as ${permConvRegNo}` : 'Registration approved');
        }}
      >
        <p>{whose(registration)}</p>
        <p>{afterApproval(registration)}</p>
      </ConfirmDialog>
      <ReasonDialog
        opened={asked === 'reject'}
        onClose={close}
        title="Reject this registration?"
        confirmLabel="Reject"
        reasonHint="The family reads it in their email."
        onConfirm={async (reason) => {
          await reject.mutateAsync(reason);
          notify('Registration rejected');
        }}
      >
        <p>{whose(registration)}</p>
        <p>
          Its place is free for others. {afterEnding(registration)} You can take the rejection back later.
        </p>
      </ReasonDialog>
      <ConfirmDialog
        opened={asked === 'reopen'}
        onClose={close}
        title="Take the rejection back?"
        confirmLabel="Reopen"
        tone="primary"
        onConfirm={async () => {
          await reopen.mutateAsync();
          notify('Registration reopened');
        }}
      >
        <p>{whose(registration)}</p>
        <p>If there is still a place, it waits for a decision again, and the family is told by email.</p>
      </ConfirmDialog>
      <ReasonDialog
        opened={asked === 'cancel'}
        onClose={close}
        title="Cancel this registration?"
        confirmLabel="Cancel registration"
        cancelLabel="Keep it"
        reasonHint="The family reads it in their email."
        onConfirm={async (reason) => {
          await cancel.mutateAsync(reason);
          notify('Registration cancelled');
        }}
      >
        <p>{whose(registration)}</p>
        <p>This cannot be taken back. Its place is free for others. {afterEnding(registration)}</p>
      </ReasonDialog>
    </GlanceActions>
  );
}

const buttons = {
  approve: { label: 'Approve', variant: 'primary' },
  reject: { label: 'Reject', variant: 'secondary' },
  reopen: { label: 'Reopen', variant: 'primary' },
  cancel: { label: 'Cancel registration', variant: 'muted' },
} as const;
