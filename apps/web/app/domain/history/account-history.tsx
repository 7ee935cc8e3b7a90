import type { HistoryActionOf } from '@sangamam/contract/audit/audit-catalogue';
import type { HistoryEntry } from '@sangamam/contract/audit/history-entry';

import * as phrases from '#phrases/domain/history.ts';
import * as assignmentPhrases from '#phrases/casework/staff/assignment.ts';
import * as followUpPhrases from '#phrases/casework/staff/follow-up.ts';
import { labelAdded, labelTakenOff } from '#phrases/casework/staff/labels.ts';
import { note } from '#phrases/casework/staff/notes.ts';
import { withAbout } from '#web/domain/history/with-about.ts';
import { describeChanges } from '#web/domain/history/change-text.ts';
import { WhenAndWho } from '#web/domain/history/when-and-who.tsx';
import { Timeline } from '#web/ui/data/timeline/timeline.tsx';

/** What was done to an account, newest first: what, when, by whom, why, and what it changed. */
export function AccountHistory({
  history,
}: {
  /** `about` says whom or what care was about. */
  history: readonly (HistoryEntry & { about?: string | null })[];
}) {
  if (history.length === 0) return <p>{phrases.noChanges}</p>;
  return (
    <Timeline
      entries={history.map(({ _id, at, action, actorName, reason, before, after, about = null }) => ({
        id: String(_id),
        what: withAbout(textOf(action), about),
        when: <WhenAndWho at={at} actorName={actorName} />,
        why: reason,
        changes: describeChanges(before, after),
      }))}
    />
  );
}

/** Falls back to the log's own name for actions newer than this page. */
const textOf = (action: string) =>
  Object.hasOwn(words, action) ? words[action as keyof typeof words] : action.replaceAll(/[._-]/gu, ' ');

/** Every action that the history of an account shows. */
const words: Readonly<Record<HistoryActionOf<'user'>, string>> = {
  'staff.created': phrases.firstAdministratorCreated,
  'staff.invited': phrases.invitedToTheStaff,
  'staff.roles-changed': phrases.rolesChanged,
  'account.link-resent': phrases.linkEmailedAgain,
  'account.password-dropped': phrases.publishedDemoPasswordRemoved,
  'account.password-set': phrases.passwordSetByEnvironment,
  'account.suspended': 'Suspended',
  'account.unsuspended': phrases.suspensionLifted,
  'account.password-reset': phrases.passwordResetByEmail,
  'account.reset-link-made': phrases.resetLinkMade,
  'account.password-changed': phrases.passwordChanged,
  'account.sessions-ended': phrases.otherDevicesSignedOut,
  'participant.address-given-up': phrases.emailAddressGivenUp,
  'account.merged': phrases.accountsMerged,
  'account.letters-stopped': phrases.lettersStopped,
  'account.letters-resumed': phrases.lettersComeAgain,
  'account.erased': phrases.accountClosedAndErased,
  'profile.corrected': phrases.profileCorrectedByStaff,
  'user.assigned': assignmentPhrases.assigned,
  'user.unassigned': assignmentPhrases.unassigned,
  'user.follow-up-set': followUpPhrases.followUpSet,
  'user.follow-up-cleared': followUpPhrases.followUpCleared,
  'user.labelled': labelAdded,
  'user.label-removed': labelTakenOff,
  'user.noted': note,
  'passkey.added': phrases.passkeyAdded,
  'passkey.removed': phrases.passkeyRemoved,
  'passkey.copy-refused': phrases.passkeyCopyRefused,
  'second-factor.enrolled': phrases.secondFactorSetUp,
  'second-factor.codes-renewed': phrases.newRecoveryCodes,
  'second-factor.removed': phrases.secondFactorTurnedOff,
  'second-factor.reset': phrases.secondFactorReset,
};
