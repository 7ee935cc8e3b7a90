import type { ShuttlePlace, ShuttlePlaceDraft } from '@sangamam/contract/travel/fleet/fleet';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { listAirports } from '#server/features/conventions/reference-data/list-airports.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { savePlaceRow } from './fleet-repository.ts';
import { readPlaces } from './places.ts';
import { presentPlace } from './read-fleet.ts';

/**
 * Saves what runs of an airport start with. Runs that exist stay as they are.
 *
 * @throws NOT_FOUND for an unknown convention, and an airport that is not offered
 */
export function savePlace(
  ctx: Context,
  actor: Actor,
  { conventionId, airport: code }: { conventionId: string; airport: string },
  draft: ShuttlePlaceDraft,
): Promise<ShuttlePlace> {
  return inTransaction(ctx, async (ctx) => {
    await conventionById(ctx, conventionId);
    const airport = (await listAirports(ctx)).find((one) => one.code === code);
    if (!airport) throw new AppError('NOT_FOUND');
    const before = presentPlace(airport, await readPlaces(ctx, conventionId));
    await savePlaceRow(ctx.db, { conventionId, airportCode: code, ...draft });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'shuttle-place.saved',
      entityId: conventionId,
      before,
      after: { airport: code, ...draft },
    });
    return presentPlace(airport, await readPlaces(ctx, conventionId));
  });
}
