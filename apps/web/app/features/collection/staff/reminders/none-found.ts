import * as phrases from '#phrases/collection/staff/reminders.ts';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

/** What an empty list says when it was searched; undefined for the whole list. */
export function noneFound(params: ListParams) {
  if (params.filter('search') === '') return undefined;
  return { title: phrases.noneFound, text: phrases.noneFoundText };
}
