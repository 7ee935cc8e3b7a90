import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { currencies } from '../../orders/pricing/currency-for.ts';
import { overviewTileKeys } from './overview-tiles.ts';

/** A number of the overview. Amounts are whole dollars of their currency; instants are ISO 8601 UTC. */
export const overviewCount = z.object({
  key: z.enum(overviewTileKeys),
  count: z.int(),
  /** How many there will be in the end, such as the people who are expected; `null` where nobody knows. */
  expected: z.int().nullable(),
  /** What the rows are about; only where they are about money. */
  amounts: z.array(z.object({ currency: z.enum(currencies), amount: z.int() })),
  /** Since when the oldest one has been waiting; `null` without one and where nothing waits. */
  oldest: z.string().nullable(),
});
export type OverviewCount = z.output<typeof overviewCount>;

/** What the roles of the reader may see, of one convention or of all. */
export const getOverview = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/overview',
  summary: 'Numbers of the overview that the roles of the reader may see',
  tag: 'Admin',
  access: { ability: 'enter-admin' },
  query: z.object({ conventionId: entityId.optional() }),
  data: z.object({
    counts: z.array(overviewCount),
    /**
     * What submitted registrations and add-on orders cost, and what came of it; `null` for roles that see no money.
     * `total` - `received` = `open` + `waived` - `over`.
     */
    money: z
      .array(
        z.object({
          currency: z.enum(currencies),
          total: z.int(),
          received: z.int(),
          open: z.int(),
          /** What is missing of payments that were approved all the same. */
          waived: z.int(),
          /** What came beyond what an order costs. */
          over: z.int(),
        }),
      )
      .nullable(),
    /** Families that were neither cancelled nor rejected, and those that have everything; `null` without access. */
    families: z.object({ active: z.int(), ready: z.int() }).nullable(),
  }),
});
