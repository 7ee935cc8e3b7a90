import { z } from 'zod';

/** How often a record that staff keep was changed. A change names the one it starts from; another one is a CONFLICT. */
export const revision = z.int().min(0);
/** Goes with each change of what is there already. */
export const fromRevision = { revision };
