import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { viewCount } from '../../casework/saved-views/saved-view.ts';
import { listRegistrations } from './registration-admin-endpoints.ts';
import { searchText } from '../../http/list-page.ts';

/**
 * The views of what is to be decided, of what waits for its family, of families who wrote, who ask to cancel or for a change,
 * and of what staff follow up now, in the address as `view`; another has everything.
 */
export const viewToDecide = 'decide';
export const viewWaiting = 'family';
export const viewWrote = 'wrote';
export const viewChanges = 'changes';
export const viewFollowUp = 'followup';
export const viewAskCancel = 'cancel';

const filterQuery = listRegistrations.query.omit({ sort: true, page: true, pageSize: true, search: true });
/** The filters of the list for the registrations of one convention, as a body has them. */
export const registrationFilters = z.strictObject({
  ...filterQuery.omit({ conventionId: true }).shape,
  search: searchText,
});

const filterNames = Object.keys(filterQuery.shape) as (keyof typeof filterQuery.shape)[];

/** Filters of the list of registrations with its search text, as its endpoints take them. */
export type RegistrationFilters = z.output<typeof filterQuery> & { search?: string };

/**
 * The filters that the address of the list, or a saved view, asks for by name. It may contain anything: what the
 * endpoint would refuse is left out, and its names are in `refused`.
 */
export function filtersInAddress(value: (name: string) => string): {
  filters: RegistrationFilters;
  refused: readonly string[];
} {
  const search = value('search').trim().slice(0, 100);
  const filters: Record<string, unknown> = {
    ...(asksForQueue(value) && { registrationStatus: 'PENDING_REG_APPROVAL' }),
    ...(value('view') === viewWaiting && looksHere(value) && { question: 'WAITING' }),
    ...(value('view') === viewWrote && looksHere(value) && { question: 'ANSWERED' }),
    ...(value('view') === viewAskCancel && looksHere(value) && { cancel: 'ASKED' }),
    ...(value('view') === viewChanges && looksHere(value) && { change: 'REQUESTED' }),
    ...(asksForFollowUps(value) && { followUp: 'due' }),
    ...(search && { search }),
  };
  const refused: string[] = [];
  for (const name of filterNames) {
    const text = value(name);
    if (text === '' || (name === 'conventionId' && text === 'all')) continue;
    const { data } = filterQuery.shape[name].safeParse(text);
    if (data === undefined) refused.push(name);
    else filters[name] = data;
  }
  return { filters, refused };
}

/** Whether only what is to be decided is shown. A search, or a filter by status, looks everywhere. */
export function asksForQueue(value: (name: string) => string): boolean {
  return value('view') === viewToDecide && looksHere(value);
}

/** Whether only follow-ups that are due are shown. */
export function asksForFollowUps(value: (name: string) => string): boolean {
  return value('view') === viewFollowUp && looksHere(value);
}

function looksHere(value: (name: string) => string): boolean {
  return ['search', 'status', 'registrationStatus', 'question', 'change', 'followUp', 'cancel'].every(
    (name) => value(name) === '',
  );
}

/**
 * How many registrations each saved view of the reader has now; `null` for one of checklists, answers or possible duplicates,
 * which are not counted here.
 */
export const countSavedViews = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/registrations/view-counts',
  summary: 'How many registrations each saved view has',
  tag: 'Admin: registrations',
  access: { ability: 'see-registrations' },
  /** The convention of views that are not bound to one; all without it. */
  query: z.object({ conventionId: entityId.optional() }),
  data: z.array(viewCount),
});
