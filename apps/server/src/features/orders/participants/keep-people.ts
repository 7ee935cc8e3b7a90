import type { Context } from '#server/db/context.ts';
import type { FrozenPerson } from '#server/db/schema/orders.ts';

import { freezePeople } from './participant-repository.ts';
import { findLivePerson, type OrderPerson } from './participant-read-model.ts';

/** Keeps the people of an order as they are now, whatever happens to them later (docs/decisions/007). */
export function keepPeople(ctx: Context, orderId: string, people: readonly OrderPerson[]): Promise<void> {
  return freezePeople(
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
      return { personId, frozen: { ...then, localUnitName } };
    }),
  );
}

/** Changes what a submitted order keeps of one person, when staff put something right. The rest stays as it was kept. */
export async function keepChange(
  ctx: Context,
  orderId: string,
  personId: string,
  { kept, change }: { kept: FrozenPerson; change: Partial<FrozenPerson> },
): Promise<void> {
  const [live] = await findLivePerson(ctx.db, orderId, personId);
  const localUnitName = change.localUnitId === undefined ? kept.localUnitName : (live?.localUnitName ?? null);
  await freezePeople(ctx.db, orderId, [{ personId, frozen: { ...kept, ...change, localUnitName } }]);
}
