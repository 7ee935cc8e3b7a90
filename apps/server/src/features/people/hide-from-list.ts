import type { Context } from '#server/db/context.ts';

import { areAllHidden, hidePeople } from './person-repository.ts';

/** Hides people from the public participant list, or shows them. Minors are never shown. */
export function hideFromPublicList(
  ctx: Context,
  personIds: readonly string[],
  hidden: boolean,
): Promise<void> {
  return hidePeople(ctx.db, personIds, hidden);
}

/** Whether the public participant list shows none of these people. */
export function areHiddenFromPublicList(ctx: Context, personIds: readonly string[]): Promise<boolean> {
  return areAllHidden(ctx.db, personIds);
}
