import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { findDataSubject } from '#server/features/personal-data/registry/find-data-subject.ts';
import { areAllHidden, hidePeople } from '../person-repository.ts';

/** Whether the actor and the whole family are hidden from the public list. */
export async function readListVisibility(ctx: Context, actor: Actor): Promise<{ hiddenFromList: boolean }> {
  const { personIds } = await findDataSubject(ctx, actor);
  return { hiddenFromList: await areAllHidden(ctx.db, personIds) };
}

/** Hides the actor and everybody in the actor's registrations from the public list, or shows them again. */
export function setListVisibility(
  ctx: Context,
  actor: Actor,
  { hiddenFromList }: { hiddenFromList: boolean },
): Promise<{ hiddenFromList: boolean }> {
  return inTransaction(ctx, async (ctx) => {
    const { personIds } = await findDataSubject(ctx, actor);
    await hidePeople(ctx.db, personIds, hiddenFromList);
    return readListVisibility(ctx, actor);
  });
}
