import { isCalendarDate } from '@sangamam/contract/fields/dates/calendar-date';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import * as phrases from '#phrases/orders/staff/registrations.ts';
import { noteForRegistrarsOnly } from '#phrases/casework/staff/notes.ts';
import { describeChanges } from '#web/domain/history/change-text.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { Timeline } from '#web/ui/data/timeline/timeline.tsx';

import { historyText } from './history-text.ts';

/** The history, newest first: what, when, by whom and why. */
export function RegistrationHistory({ history }: { history: RegistrationDetail['history'] }) {
  if (history.length === 0) return <p>{phrases.nothingHasHappenedYet}</p>;
  return (
    <Timeline
      entries={history.map(({ at, action, actorName, reason, registrarsOnly, about, before, after }) => ({
        id: `${at} ${action} ${reason}`,
        what: registrarsOnly
          ? noteForRegistrarsOnly
          : about === null
            ? historyText(action)
            : `${historyText(action)}: ${isCalendarDate(about) ? formatDate(about) : about}`,
        when: (
          <>
            <time dateTime={at}>{formatInstant(at)}</time>
            {actorName === null ? phrases.automatically : `, ${actorName}`}
          </>
        ),
        why: reason,
        changes: describeChanges(before, after),
      }))}
    />
  );
}
