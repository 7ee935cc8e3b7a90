import type { StaffMember } from '@sangamam/contract/staff/admin/staff-admin-endpoints';
import { useState } from 'react';

import { Button } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { GlanceActions } from '#web/ui/data/glance/glance.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import {
  useResendInvitation,
  useResetSecondFactor,
  useSetStaffRoles,
  useSuspendStaff,
  useUnsuspendStaff,
} from '../api/change-staff.ts';
import { useStaffList } from '../api/staff-list.ts';
import { ChangeDutiesDialog } from '../duties-form/change-duties-dialog.tsx';
import { isLastAdministrator, memberActions, type MemberAction } from './member-rules.ts';

/** What may be done with a member of the staff now; each asks once, naming what will happen. */
export function MemberActions({ member }: { member: StaffMember }) {
  const [asked, setAsked] = useState<MemberAction>();
  const { _id, email, state } = member;
  const { data: staff = [] } = useStaffList();
  const isLast = isLastAdministrator(member, staff);
  const name = `${member.firstName} ${member.lastName}`;
  const resend = useResendInvitation(_id);
  const setRoles = useSetStaffRoles(_id);
  const suspend = useSuspendStaff(_id);
  const unsuspend = useUnsuspendStaff(_id);
  const reset = useResetSecondFactor(_id);
  const close = () => setAsked(undefined);
  const notify = (message: string) => showToast({ message });
  const dialog = (action: MemberAction) => ({ opened: asked === action, onClose: close });
  return (
    <GlanceActions>
      {memberActions(member, isLast).map((action) => (
        <Button key={action} variant={buttons[action].variant} fullWidth onClick={() => setAsked(action)}>
          {state === 'ENDED' && action === 'duties' ? 'Give duties again' : buttons[action].label}
        </Button>
      ))}
      {isLast && (
        <Callout>
          <p>
            {member.firstName} is the only administrator without an end. Make somebody else administrator
            before this access can end.
          </p>
        </Callout>
      )}
      <ChangeDutiesDialog member={member} {...dialog('duties')} />
      <ConfirmDialog
        {...dialog('resend')}
        title="Send the invitation again?"
        confirmLabel="Send"
        tone="primary"
        onConfirm={async () => {
          await resend.mutateAsync();
          notify('The invitation is on its way');
        }}
      >
        <p>{email} gets a new link, good for 48 hours. Links in earlier mails stop working.</p>
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog('withdraw')}
        title={`Withdraw the invitation of ${name}?`}
        confirmLabel="Withdraw"
        onConfirm={async () => {
          await setRoles.mutateAsync({ roles: [], revision: member.revision });
          notify('Invitation withdrawn');
        }}
      >
        <p>The link in the mail stops working. You can give duties and invite again later.</p>
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog('end')}
        title={`End the access of ${name}?`}
        confirmLabel="End access"
        onConfirm={async () => {
          await setRoles.mutateAsync({ roles: [], revision: member.revision });
          notify(`The access of ${name} has ended`);
        }}
      >
        <p>
          Every duty ends now, and the back office is closed to {name} from the next click on. What they did
          stays in the history. You can give duties again later.
        </p>
      </ConfirmDialog>
      <ReasonDialog
        {...dialog('suspend')}
        title={`Suspend ${name}?`}
        confirmLabel="Suspend"
        reasonHint="Only administrators read it."
        onConfirm={async (reason) => {
          await suspend.mutateAsync(reason);
          notify(`${name} is suspended`);
        }}
      >
        <p>{name} is signed out everywhere at once and cannot sign in. The duties stay for later.</p>
      </ReasonDialog>
      <ConfirmDialog
        {...dialog('unsuspend')}
        title="Lift the suspension?"
        confirmLabel="Lift it"
        tone="primary"
        onConfirm={async () => {
          await unsuspend.mutateAsync();
          notify(`${name} may sign in again`);
        }}
      >
        <p>{name} may sign in again, with the duties of before.</p>
      </ConfirmDialog>
      <ReasonDialog
        {...dialog('reset')}
        title="Take the second factor off?"
        confirmLabel="Take it off"
        reasonHint="How did you make sure that it is really them who asked?"
        onConfirm={async (reason) => {
          await reset.mutateAsync(reason);
          notify('The second factor is off');
        }}
      >
        <p>
          For who lost both the phone and the recovery codes. {name} is signed out everywhere and signs in by
          password alone until a new second factor is set up.
        </p>
      </ReasonDialog>
    </GlanceActions>
  );
}

const buttons: Readonly<Record<MemberAction, { label: string; variant: 'primary' | 'secondary' | 'muted' }>> =
  {
    resend: { label: 'Send the invitation again', variant: 'primary' },
    unsuspend: { label: 'Lift the suspension', variant: 'primary' },
    duties: { label: 'Change duties', variant: 'secondary' },
    reset: { label: 'Take the second factor off', variant: 'secondary' },
    withdraw: { label: 'Withdraw the invitation', variant: 'muted' },
    suspend: { label: 'Suspend', variant: 'muted' },
    end: { label: 'End access', variant: 'muted' },
  };
