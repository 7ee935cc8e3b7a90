import type { StaffMemberDetail } from '@sangamam/contract/staff/admin/staff-admin-endpoints';

import { dayOfInstant, shortInstant, formatDayOfInstant } from '#web/lib/text/date-text.ts';
import { AccountHistory } from '#web/domain/history/account-history.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { Glance, Part, StatusSummary, TypedWords } from '#web/ui/data/glance/glance.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { roleNames, roleWords } from '../duties.ts';
import { MemberActions } from './member-actions.tsx';
import { StaffStateBadge } from './staff-state.tsx';

/** One member of the staff: duties, how the account stands, what may be done, what was done. */
export function StaffMemberView({ member }: { member: StaffMemberDetail }) {
  const { state, roles, lastSignInAt, hasSecondFactor, suspensionReason, invitedAt } = member;
  return (
    <Glance
      decide={
        <Part title="The account">
          <StatusSummary
            facts={[
              ['State', <StaffStateBadge key="state" state={state} />],
              [
                'Second factor',
                <StatusBadge key="factor" tone={hasSecondFactor ? 'done' : 'neutral'}>
                  {hasSecondFactor ? 'On' : 'Off'}
                </StatusBadge>,
              ],
              ['Last sign-in', lastSignInAt === null ? 'never' : shortInstant(lastSignInAt)],
              ['On the staff since', dayOfInstant(invitedAt)],
            ]}
          />
          {suspensionReason && (
            <Callout tone="warning" title="Why it is suspended">
              <TypedWords>{suspensionReason}</TypedWords>
            </Callout>
          )}
          <MemberActions member={member} />
        </Part>
      }
      main={
        <Part title={`Duties (${roles.length})`}>
          {roles.length === 0 ? (
            <p>No duties now: the back office is closed to this account.</p>
          ) : (
            <Facts
              facts={roles.map(({ role, grantedAt, endsAt }) => ({
                name: roleNames[role],
                value: `${roleWords[role]} Since ${formatDayOfInstant(grantedAt)}${endsAt ? `, until ${formatDayOfInstant(endsAt)}` : ''}.`,
              }))}
            />
          )}
        </Part>
      }
      log={
        <Part title="History">
          <AccountHistory history={member.history} />
        </Part>
      }
    />
  );
}
