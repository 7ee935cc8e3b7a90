import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { findDataSubject } from '#server/features/personal-data/registry/find-data-subject.ts';
import { areAllHidden, hidePeople } from '../person-repository.ts';

/** Whether the public list leaves the actor and the whole family out. */
export async function readListVisibility(ctx: Context, actor: Actor): Promise<{ hiddenFromList: boolean }> {
  const { personIds } = await findDataSubject(ctx, actor);
  return { hiddenFromList: await areAllHidden(ctx.db, personIds) };
}

/** Takes the actor and everybody in the actor's registrations off the public list, or puts them back. */
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
