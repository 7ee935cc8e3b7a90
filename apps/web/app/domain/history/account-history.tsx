import type { HistoryEntry } from '@sangamam/contract/audit/history-entry';

import { describeChanges } from '#web/domain/history/change-text.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { Timeline } from '#web/ui/data/timeline/timeline.tsx';

/** What was done to an account, the newest first: what, when, by whom, why, and what changed by it. */
export function AccountHistory({ history }: { history: readonly HistoryEntry[] }) {
  if (history.length === 0) return <p>Nothing has been changed by the staff.</p>;
  return (
    <Timeline
      entries={history.map(({ _id, at, action, actorName, reason, before, after }) => ({
        id: String(_id),
        what: words[action] ?? action.replaceAll(/[._-]/gu, ' '),
        when: (
          <>
            <time dateTime={at}>{formatInstant(at)}</time>
            {actorName === null ? ', by itself' : `, ${actorName}`}
          </>
        ),
        why: reason,
        changes: describeChanges(before, after),
      }))}
    />
  );
}

/** The log's own names where they are newer than this page. */
const words: Readonly<Record<string, string>> = {
  'staff.created': 'Taken on as first administrator',
  'staff.invited': 'Invited to the staff',
  'staff.roles-changed': 'Duties changed',
  'account.link-resent': 'Mail with the link sent again',
  'account.password-dropped': 'Published password of the demo removed',
  'account.password-set': 'Password set by ADMIN_PASSWORD',
  'account.suspended': 'Suspended',
  'account.unsuspended': 'Let in again',
  'account.password-chosen': 'First password chosen',
  'account.password-reset': 'Password reset by mail',
  'account.password-changed': 'Password changed',
  'account.sessions-ended': 'Other devices signed out',
  'participant.address-given-up': 'Email address of a family member went to its owner',
  'account.merged': 'Accounts merged',
  'account.erased': 'Account closed and erased',
  'profile.corrected': 'Profile corrected by the office',
  'second-factor.enrolled': 'Second factor set up',
  'second-factor.codes-renewed': 'New recovery codes',
  'second-factor.removed': 'Second factor turned off',
  'second-factor.reset': 'Second factor taken off by an administrator',
};
