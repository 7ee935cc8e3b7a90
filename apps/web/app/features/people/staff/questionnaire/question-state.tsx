import type { ConventionQuestion } from '@sangamam/contract/people/questionnaire/question-admin-endpoints';

import * as phrases from '#phrases/people/staff/questionnaire.ts';
import { formatDate } from '#web/lib/text/calendar-text.ts';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

/** Whether families read a question: now, from a day on, or no longer. */
export function QuestionState({
  question: { retiredAt, askedFrom, isAsked },
}: {
  question: Pick<ConventionQuestion, 'retiredAt' | 'askedFrom' | 'isAsked'>;
}) {
  if (retiredAt !== null) return <StatusBadge tone="stopped">{phrases.retired}</StatusBadge>;
  return isAsked || askedFrom === null ? (
    <StatusBadge tone="done">{phrases.asked}</StatusBadge>
  ) : (
    <StatusBadge tone="waiting">{phrases.askedFromDay({ day: formatDate(askedFrom) })}</StatusBadge>
  );
}
