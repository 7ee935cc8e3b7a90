import { z } from 'zod';

import { queryInteger } from '../http/query-fields.ts';

/** Number of changes of a record. A change sends the revision it starts from; an older one is refused with CONFLICT. */
export const revision = z.int().min(0);
/** Part of the body of every change. */
export const fromRevision = { revision };
/**
 * The same for calls of the specification, whose clients may not know revisions: without one the call overwrites what
 * is stored. Our forms always send it.
 */
export const fromRevisionIfKnown = { revision: revision.optional() };
/** The same in the query of a deletion: what is deleted is what was seen. */
export const revisionInQuery = z.object({ revision: queryInteger({ min: 0, max: 999_999_999 }) });
