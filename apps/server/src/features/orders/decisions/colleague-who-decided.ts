import * as quicker from '#phrases/quicker.ts';
import type { Context } from '#server/db/context.ts';
import { latestColleague } from '#server/features/audit/latest-colleague.ts';
import type { AnyActor } from '#server/http/access/actor.ts';

/** The colleague whose decision a repeated call has answered; `null` after a decision of one's own. */
export function colleagueWhoDecided(ctx: Context, actor: AnyActor, entityId: string): Promise<string | null> {
  return latestColleague(ctx, actor, {
    entity: 'order',
    entityId,
    actions: Object.keys(quicker.withRegistration),
  });
}
