import type { Context } from '#server/db/context.ts';

import { listAirportRows } from './reference-repository.ts';

/** The airports that families may choose for arrival and departure. */
export function listAirports(ctx: Context): Promise<{ code: string; name: string }[]> {
  return listAirportRows(ctx.db);
}
