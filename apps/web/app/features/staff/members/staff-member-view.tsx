import type { StaffMemberDetail } from '@sangamam/contract/staff/members/staff-admin-endpoints';

import * as phrases from '#phrases/staff/members.ts';
import { dayOfInstant, shortInstant, formatDayOfInstant } from '#web/lib/text/date-text.ts';
import { AccountHistory } from '#web/domain/history/account-history.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { Glance, GlanceSection, StatusSummary, TypedText } from '#web/ui/data/glance/glance.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { roleNames, roleDescriptions } from '#web/domain/staff/role-names.ts';

import { MemberActions } from './member-actions.tsx';
import styles from './staff.module.css';
import { StaffStateBadge } from './staff-state.tsx';

/** One staff member: roles, account state, actions and history. */
export function StaffMemberView({ member }: { member: StaffMemberDetail }) {
  const { state, roles, lastSignInAt, hasSecondFactor, suspensionReason, invitedAt } = member;
  return (
    <Glance
      decide={
        <GlanceSection title={phrases.theAccount}>
          <StatusSummary
            facts={[
              [phrases.state, <StaffStateBadge key="state" state={state} />],
              [
                phrases.secondFactor,
                <StatusBadge key="factor" tone={hasSecondFactor ? 'done' : 'neutral'}>
                  {hasSecondFactor ? phrases.on : phrases.off}
                </StatusBadge>,
              ],
              [phrases.lastSignIn, lastSignInAt === null ? 'never' : shortInstant(lastSignInAt)],
              [phrases.onTheStaffSince, dayOfInstant(invitedAt)],
            ]}
          />
          {suspensionReason && (
            <Callout tone="warning" title={phrases.reasonForSuspension}>
              <TypedText>{suspensionReason}</TypedText>
            </Callout>
          )}
          <MemberActions member={member} />
        </GlanceSection>
      }
      main={
        <GlanceSection title={phrases.rolesTitle({ length: roles.length })}>
          {roles.length === 0 ? (
            <p>{phrases.noRolesText}</p>
          ) : (
            <div className={styles['roles']}>
              <Facts
                facts={roles.map(({ role, grantedAt, endsAt }) => ({
                  name: roleNames[role],
                  value: `${roleDescriptions[role]} Since ${formatDayOfInstant(grantedAt)}${endsAt ? `, until ${formatDayOfInstant(endsAt)}` : ''}.`,
                }))}
              />
            </div>
          )}
        </GlanceSection>
      }
      log={
        <GlanceSection title={phrases.history}>
          <AccountHistory history={member.history} />
        </GlanceSection>
      }
    />
  );
}
