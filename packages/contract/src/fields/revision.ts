import { z } from 'zod';

import { queryInteger } from '../http/query-fields.ts';

/** How often a record that staff keep was changed. A change names the one it starts from; another one is a CONFLICT. */
export const revision = z.int().min(0);
/** Goes with each change of what is there already. */
export const fromRevision = { revision };
/** The same in the query of a call that takes something away: what was looked at, not what it became meanwhile. */
export const revisionInQuery = z.object({ revision: queryInteger({ min: 0, max: 999_999_999 }) });
