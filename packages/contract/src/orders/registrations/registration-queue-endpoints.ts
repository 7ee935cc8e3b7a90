import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { listRegistrations } from './registration-admin-endpoints.ts';
import { resource } from '../../http/resource.ts';

const neighbour = z.object({ _id: z.string(), registrantName: z.string() }).nullable();

const registrationQueue = resource({
  path: '/v1/admin',
  tag: 'Admin: registrations',
  access: { ability: 'see-registrations' },
});

/**
 * What stands before and after a registration in a list. One that is not, or no longer, in the list has the neighbours of
 * the place where it would stand.
 */
export const getNeighbours = registrationQueue.get('/registrations/{orderId}/neighbours', {
  summary: 'The place of a registration in a filtered list, and what comes next',
  params: z.object({ orderId: entityId }),
  query: listRegistrations.query.omit({ page: true, pageSize: true }),
  data: z.object({
    previous: neighbour,
    next: neighbour,
    /** From 1; `null` for one that is not in the list. */
    place: z.int().nullable(),
    /** How many the list has. */
    total: z.int(),
    /** How many come after this one. */
    left: z.int(),
  }),
  errors: ['FORBIDDEN', 'ORDER_NOT_FOUND'],
});

const choices = { conventionId: entityId.optional() };
const choice = z.object({ _id: z.string(), name: z.string(), conventionName: z.string() });

/** Packages that registrations can be filtered by, of one convention or of all, the latest convention first. */
export const listPackageChoices = registrationQueue.get('/package-choices', {
  summary: 'Packages to filter registrations by',
  query: z.object(choices),
  data: z.array(choice),
});

/** Add-ons that registrations can be filtered by, in the same way. */
export const listAddonChoices = registrationQueue.get('/addon-choices', {
  summary: 'Add-ons to filter registrations by',
  query: z.object(choices),
  data: z.array(choice),
});
