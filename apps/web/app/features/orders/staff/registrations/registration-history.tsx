import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import * as phrases from '#phrases/orders/staff/registrations.ts';
import { noteForRegistrarsOnly } from '#phrases/casework/staff/notes.ts';
import { describeChanges } from '#web/domain/history/change-text.ts';
import { WhenAndWho } from '#web/domain/history/when-and-who.tsx';
import { withAbout } from '#web/domain/history/with-about.ts';
import { Timeline } from '#web/ui/data/timeline/timeline.tsx';

import { historyText } from './history-text.ts';

/** The history, newest first: what, when, by whom and why. */
export function RegistrationHistory({ history }: { history: RegistrationDetail['history'] }) {
  if (history.length === 0) return <p>{phrases.nothingHasHappenedYet}</p>;
  return (
    <Timeline
      entries={history.map(({ at, action, actorName, reason, registrarsOnly, about, before, after }) => ({
        id: `${at} ${action} ${reason}`,
        what: registrarsOnly ? noteForRegistrarsOnly : withAbout(historyText(action), about),
        when: <WhenAndWho at={at} actorName={actorName} />,
        why: reason,
        changes: describeChanges(before, after),
      }))}
    />
  );
}
