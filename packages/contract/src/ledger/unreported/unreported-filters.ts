import { z } from 'zod';

import { listUnreported } from './unreported-endpoints.ts';

/** The filters of one convention's orders without a reported payment, as a body has them. */
export const unreportedFilters = z.strictObject(listUnreported.query.pick({ search: true }).shape);
export type UnreportedFilters = z.output<typeof unreportedFilters>;
