import type { Context } from '#server/db/context.ts';
import { openEvening } from '#server/features/orders/kick-off/open-evening.ts';
import type { Actor } from '#server/http/access/actor.ts';

/** An evening in Chicago that begins: a family that came the last time is not registered yet. */
export async function seedKickOff(ctx: Context, registrar: Actor, conventionId: string): Promise<void> {
  await openEvening(ctx, registrar, {
    conventionId,
    name: 'Kick-off after the Sunday service',
    localUnitId: 'ORG10004',
    day: ctx.now().toISOString().slice(0, 10),
    place: 'Parish hall',
  });
}
