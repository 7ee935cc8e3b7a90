import { useState } from 'react';

import { fullName } from '@sangamam/contract/fields/full-name';
import type { StaffMember } from '@sangamam/contract/staff/members/staff-admin-endpoints';

import * as phrases from '#phrases/staff/members.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { GlanceActions } from '#web/ui/data/glance/glance.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { SentenceWithEmail } from '#web/ui/primitives/email-text/email-text.tsx';

import {
  useResendInvitation,
  useResetSecondFactor,
  useSetStaffRoles,
  useSuspendStaff,
  useUnsuspendStaff,
  useStaffList,
} from '../api.ts';
import { ChangeRolesDialog } from '../roles-form/change-roles-dialog.tsx';

/** The actions possible on a staff member now. Each asks once and names what will happen. */
export function MemberActions({ member }: { member: StaffMember }) {
  const [asked, setAsked] = useState<MemberAction>();
  const { _id, email, state } = member;
  const { data: staff = [] } = useStaffList();
  const isLast = isLastAdministrator(member, staff);
  const name = fullName(member);
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
          {state === 'ENDED' && action === 'roles' ? phrases.assignRolesAgain : buttons[action].label}
        </Button>
      ))}
      {isLast && (
        <Callout>
          <p>{phrases.onlyAdministratorText({ firstName: member.firstName })}</p>
        </Callout>
      )}
      <ChangeRolesDialog member={member} {...dialog('roles')} />
      <ConfirmDialog
        {...dialog('resend')}
        title={phrases.sendTheInvitationAgain}
        confirmLabel={phrases.send}
        tone="primary"
        onConfirm={async () => {
          await resend.mutateAsync();
          notify(phrases.invitationSent);
        }}
      >
        <p>
          <SentenceWithEmail sentence={phrases.resendText({ email })} email={email} />
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog('withdraw')}
        title={`Withdraw the invitation of ${name}?`}
        confirmLabel={phrases.withdraw}
        onConfirm={async () => {
          await setRoles.mutateAsync({ roles: [], revision: member.revision });
          notify(phrases.invitationWithdrawn);
        }}
      >
        <p>{phrases.withdrawText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog('end')}
        title={`End the access of ${name}?`}
        confirmLabel={phrases.endAccess}
        onConfirm={async () => {
          await setRoles.mutateAsync({ roles: [], revision: member.revision });
          notify(phrases.accessEnded({ name }));
        }}
      >
        <p>{phrases.endAccessText({ name })}</p>
      </ConfirmDialog>
      <ReasonDialog
        recordId={_id}
        {...dialog('suspend')}
        title={`Suspend ${name}?`}
        confirmLabel={phrases.suspend}
        reasonHint={phrases.onlyAdministratorsReadIt}
        onConfirm={async (reason) => {
          await suspend.mutateAsync(reason);
          notify(phrases.isSuspended({ name }));
        }}
      >
        <p>{phrases.suspendText({ name })}</p>
      </ReasonDialog>
      <ConfirmDialog
        {...dialog('unsuspend')}
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
        {...dialog('reset')}
        title={phrases.resetTitle}
        confirmLabel={phrases.turnItOff}
        reasonHint={phrases.resetReasonHint}
        onConfirm={async (reason) => {
          await reset.mutateAsync(reason);
          notify(phrases.resetDone);
        }}
      >
        <p>{phrases.resetText({ name })}</p>
      </ReasonDialog>
    </GlanceActions>
  );
}

const buttons: Readonly<Record<MemberAction, { label: string; variant: 'primary' | 'secondary' | 'muted' }>> =
  {
    resend: { label: phrases.resendAction, variant: 'primary' },
    unsuspend: { label: phrases.liftSuspension, variant: 'primary' },
    roles: { label: phrases.changeRoles, variant: 'secondary' },
    reset: { label: phrases.resetAction, variant: 'secondary' },
    withdraw: { label: phrases.withdrawTheInvitation, variant: 'muted' },
    suspend: { label: phrases.suspend, variant: 'muted' },
    end: { label: phrases.endAccess, variant: 'muted' },
  };

type MemberAction = 'resend' | 'unsuspend' | 'roles' | 'reset' | 'withdraw' | 'suspend' | 'end';

/** The actions possible on a staff member; the last administrator's access cannot end. */
function memberActions(member: StaffMember, isLast: boolean): MemberAction[] {
  const { state, hasSecondFactor } = member;
  const reset: MemberAction[] = hasSecondFactor ? ['reset'] : [];
  const ending: MemberAction[] = isLast ? [] : ['suspend', 'end'];
  switch (state) {
    case 'INVITED':
      return ['resend', 'roles', 'withdraw'];
    case 'ACTIVE':
      return ['roles', ...reset, ...ending];
    case 'SUSPENDED':
      return ['unsuspend', 'roles', ...reset];
    case 'ENDED':
      return ['roles'];
  }
}

/** True for the only active administrator without an end date, whom the server refuses to remove. */
function isLastAdministrator(member: StaffMember, staff: readonly StaffMember[]): boolean {
  const lasting = staff.filter(
    ({ state, roles }) =>
      state === 'ACTIVE' && roles.some(({ role, endsAt }) => role === 'ADMIN' && endsAt === null),
  );
  return lasting.length === 1 && lasting[0]?._id === member._id;
}
