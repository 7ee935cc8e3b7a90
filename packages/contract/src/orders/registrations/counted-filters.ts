import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';

/** Filters by what other pages count: with them, a number there is a link to exactly the orders that it counts. */
export const countedFilters = {
  /** `HELD`: those that hold the places, add-ons and codes that they took: sent, and neither cancelled nor rejected. */
  places: z.enum(['HELD']).optional(),
  /** Those that were sent with this add-on; add-on orders, too. */
  addonId: entityId.optional(),
  /** Those with this discount code, as staff defined it; add-on orders, too. */
  discount: z
    .string()
    .regex(/^[0-9A-Z-]{3,40}$/u)
    .optional(),
  /** Those whose travel plan names this airport. */
  airport: z
    .string()
    .regex(/^[A-Z]{3}$/u)
    .optional(),
  /** Those of this account. */
  account: entityId.optional(),
};
