import * as phrases from '#phrases/collection/staff/reminders.ts';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

/** Page and search of the address; a search that the server would refuse is cut. */
export function searchedPage(params: ListParams) {
  const search = params.filter('search').trim().slice(0, 100);
  return { ...(search && { search }), page: String(params.page) };
}

/** What an empty list says when it was searched; undefined for the whole list. */
export function noneFound(params: ListParams) {
  if (params.filter('search') === '') return undefined;
  return { title: phrases.noneFound, text: phrases.noneFoundText };
}
