import type { Context } from '#server/db/context.ts';

import { selectAdministrators, type Administrator } from './administrators-read-model.ts';

/** The administrators who may sign in now, with the address that their mails go to, the first account first. */
export function listAdministrators(ctx: Context): Promise<Administrator[]> {
  return selectAdministrators(ctx.db, ctx.now());
}
