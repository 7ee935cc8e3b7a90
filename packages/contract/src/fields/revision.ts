import { z } from 'zod';

import { queryInteger } from '../http/query-fields.ts';

/** How often a record was changed. A change names the revision it starts from; an older one is refused with CONFLICT. */
export const revision = z.int().min(0);
/** Goes with each change of what is there already. */
export const fromRevision = { revision };
/**
 * The same for calls of the specification, whose clients may not know revisions: without one the call overwrites what is
 * stored. Our own forms always send it.
 */
export const fromRevisionIfKnown = { revision: revision.optional() };
/** The same in the query of a call that takes something away: what was looked at, not what it became meanwhile. */
export const revisionInQuery = z.object({ revision: queryInteger({ min: 0, max: 999_999_999 }) });
