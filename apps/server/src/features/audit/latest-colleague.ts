import type { Context } from '#server/db/context.ts';
import { accountOf, type AnyActor } from '#server/http/access/actor.ts';

import { actorName } from './actor-name.ts';
import { findLatestChange } from './audit-read-model.ts';

/** Whoever did the last of these actions with a record, by name; `null` where it was the actor or nobody. */
export async function latestColleague(
  ctx: Context,
  actor: AnyActor,
  record: { entity: 'order'; entityId: string; actions: readonly string[] },
): Promise<string | null> {
  const latest = await findLatestChange(ctx.db, [record]);
  if (!latest || latest.entry.actorId === accountOf(actor)) return null;
  return actorName({ ...latest, actorSystem: latest.entry.actorSystem });
}
