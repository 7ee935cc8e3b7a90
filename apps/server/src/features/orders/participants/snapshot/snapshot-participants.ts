import type { Context } from '#server/db/context.ts';
import type { PersonSnapshot } from '#server/db/schema/orders/orders.ts';

import { storeSnapshots } from '../participant-repository.ts';
import { findCurrentPerson, type OrderPerson } from '../participant-read-model.ts';

/** Stores a snapshot of an order's people that later changes do not affect (docs/decisions/007). */
export function snapshotParticipants(
  ctx: Context,
  orderId: string,
  people: readonly OrderPerson[],
): Promise<void> {
  return storeSnapshots(
    ctx.db,
    orderId,
    people.map(({ person, localUnitName }) => {
      const {
        id: personId,
        namesAccount: _account,
        hiddenFromList: _live,
        revision: _revision,
        createdAt: _created,
        updatedAt: _updated,
        ...then
      } = person;
      return { personId, snapshot: { ...then, localUnitName } };
    }),
  );
}

/** Corrects the snapshot of one person in a submitted order. The other values stay. */
export async function updateSnapshot(
  ctx: Context,
  orderId: string,
  personId: string,
  { kept, change }: { kept: PersonSnapshot; change: Partial<PersonSnapshot> },
): Promise<void> {
  const [live] = await findCurrentPerson(ctx.db, orderId, personId);
  const localUnitName = change.localUnitId === undefined ? kept.localUnitName : (live?.localUnitName ?? null);
  await storeSnapshots(ctx.db, orderId, [{ personId, snapshot: { ...kept, ...change, localUnitName } }]);
}
