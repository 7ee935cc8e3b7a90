import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

import * as phrases from '#phrases/domain/payment-words.ts';

/** What to write before the day (`YYYY-MM-DD`) by which money should arrive: whether it has passed where the reader is. */
export function dueLabel(dueDate: string): string {
  const today = calendarDateIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  return dueDate < today ? phrases.wasDueBy : phrases.dueBy;
}
