import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { resource } from '../../http/resource.ts';
import { decisionReason } from '../registrations/registration-admin-endpoints.ts';
import { waitListStates, waitListSubject } from './wait-list.ts';

/** A family on the list of a package or add-on, or one whose wait has ended. */
export const waitListRow = z.object({
  _id: z.string(),
  orderId: z.string(),
  tmpConvRegNo: z.string(),
  registrantName: z.string(),
  familyName: z.string().nullable(),
  conventionName: z.string(),
  /** People who attend. */
  people: z.int(),
  subject: waitListSubject,
  /** How many pieces of an add-on it wants; 1 for a package. */
  quantity: z.int(),
  /** Whether it takes fewer. */
  takesFewer: z.boolean(),
  /** How many are, or were, held for it; `null` where none was offered. */
  offered: z.int().nullable(),
  state: z.enum(waitListStates),
  /** Its place among those who are next for the same, from 1; `null` for all others. */
  place: z.int().nullable(),
  joinedAt: z.string(),
  /** Until when a place is, or was, held for it; `null` where none was offered. */
  offeredUntil: z.string().nullable(),
  endedAt: z.string().nullable(),
});
export type WaitListRow = z.output<typeof waitListRow>;

/** Which entries a list shows: those who wait, those with an offer, or those whose wait has ended. */
export const waitListViews = ['WAITING', 'OFFERED', 'ENDED'] as const;
export type WaitListView = (typeof waitListViews)[number];

/** Longest that an offer is extended at once, in hours. */
export const maxExtensionHours = 336;

const list = resource({
  path: '/v1/admin/wait-list',
  tag: 'Admin: registrations',
  access: { ability: 'see-registrations' },
});

/** A page of the wait lists: by package and add-on, those who are next first; ended ones by the day they ended, the latest first. */
export const listWaitList = list.get('', {
  summary: 'Families on the wait lists',
  query: z.object({
    conventionId: entityId.optional(),
    /** A package, or an option of an add-on. */
    subjectId: entityId.optional(),
    view: z.enum(waitListViews).default('WAITING'),
    /** Name of anybody in the family, number or address. */
    search: searchText,
    ...pageQuery(),
  }),
  data: listPage(waitListRow).extend({
    /** How many there are in each view, whatever the search. */
    counts: z.record(z.enum(waitListViews), z.int()),
    /** Packages and options of add-ons with an entry, for the filter. */
    subjects: z.array(waitListSubject.extend({ conventionName: z.string() })),
  }),
});

const entry = resource({
  path: '/v1/admin/wait-list/{entryId}',
  tag: 'Admin: registrations',
  access: { ability: 'decide-registrations' },
  params: z.object({ entryId: entityId }),
  errors: ['NOT_FOUND', 'TRANSITION_NOT_POSSIBLE'],
});

const reason = z.strictObject({ reason: decisionReason });

/** Puts a waiting family before all others of its list. The reason stands in the history, not in a mail. */
export const moveToFront = entry.post('/move-to-front', {
  summary: 'Move a family to the front of its wait list',
  body: reason,
  data: waitListRow,
});

/** Holds an offered place longer: so many hours from now, at least as long as it is held already. */
export const extendOffer = entry.post('/extend', {
  summary: 'Hold an offered place longer',
  body: reason.extend({
    hours: z.int().min(1, 'At least one hour').max(maxExtensionHours, 'At most two weeks'),
  }),
  data: waitListRow,
});

/** Takes a family off the list; the family reads the reason in a mail. A place that was held goes to the next one. */
export const removeFromWaitList = entry.post('/remove', {
  summary: 'Take a family off a wait list',
  body: reason,
  data: waitListRow,
});
