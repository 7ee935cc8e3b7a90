import { z } from 'zod';

import { requiredLine } from '../../fields/text.ts';
import type { Ability } from '../../staff/abilities.ts';

/** Lists of the admin area whose views can be saved, and what a reader of each must be able to do. */
export const viewedLists = {
  REGISTRATIONS: 'see-registrations',
  PAYMENTS: 'manage-payments',
  PEOPLE: 'manage-people',
  MAILS: 'read-outbox',
} as const satisfies Readonly<Record<string, Ability>>;
export type ViewedList = keyof typeof viewedLists;

/** So many views of one list a person may have, and so many may be shared by all together. */
export const mostViews = { own: 20, shared: 30 } as const;

/** What people type for the name of a view. */
export const viewName = requiredLine({
  min: 1,
  max: 40,
  required: 'Please give the view a name',
  invalid: 'Please keep the name under 41 characters',
});

/**
 * Filters, search text and order of a list as its address has them, by name. The page is not part of it; the convention
 * only of a view that is bound to one.
 */
export const viewQuery = z
  .record(z.string().regex(/^[a-zA-Z]{1,30}$/u), z.string().min(1).max(200))
  .refine((query) => Object.keys(query).length >= 1 && Object.keys(query).length <= 30, {
    error: 'Please choose what the view shows first',
  })
  .refine((query) => !('page' in query) && !('saved' in query), { error: 'A view has no page' });
export type ViewQuery = z.output<typeof viewQuery>;

/** A view of a list under a name. */
export const savedView = z.object({
  _id: z.string(),
  name: z.string(),
  /** Whether everybody who may see the list has it. */
  isShared: z.boolean(),
  /** Who made it; `null` where it is the reader's own, and for one whose owner is gone. */
  ownerName: z.string().nullable(),
  /** Whether the reader may change and delete it: their own, and shared ones as an administrator. */
  mayChange: z.boolean(),
  query: viewQuery,
  revision: z.int(),
});
export type SavedView = z.output<typeof savedView>;

/** How many rows of its list a view has; `null` where that is not counted. */
export const viewCount = z.object({ _id: z.string(), count: z.int().nullable() });
export type ViewCount = z.output<typeof viewCount>;
