import * as phrases from '#phrases/domain/payment-words.ts';
import { hasPassed } from '#web/lib/text/has-passed.ts';

/** What to write before the day (`YYYY-MM-DD`) by which money should arrive. */
export function dueLabel(dueDate: string): string {
  return hasPassed(dueDate) ? phrases.wasDueBy : phrases.dueBy;
}
