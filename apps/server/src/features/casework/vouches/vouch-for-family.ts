import { ageGroupOn } from '@sangamam/contract/arrival/desk/age-group';
import { vouchUntil, type VouchAnswer } from '@sangamam/contract/casework/vouches/vouch';
import type { UnitFamily } from '@sangamam/contract/casework/vouches/vouch-endpoints';
import { fullName } from '@sangamam/contract/fields/full-name';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import { selectedPeopleOfEach } from '#server/features/orders/participants/selected-people.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { presentSaid } from './read-vouches.ts';
import {
  findFamilyOfUnit,
  findUnitOfOfficer,
  listFamiliesOfUnit,
  type OfficersUnit,
  type UnitFamilyRow,
} from './vouch-read-model.ts';
import { storeVouch } from './vouch-repository.ts';

/** A page of the families of the officer's unit that wait for a decision; none for whoever looks after no unit. */
export async function listUnitFamilies(
  ctx: Context,
  actor: Actor,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const unit = await findUnitOfOfficer(ctx.db, actor.userId, ctx.now());
  if (!unit) return { docs: [], total: 0, totalPages: 0, unitName: null, unanswered: 0 };
  const { unanswered, ...found } = await listFamiliesOfUnit(ctx.db, unit, { page, pageSize });
  const people = await selectedPeopleOfEach(
    ctx,
    found.rows.map(({ orderId }) => orderId),
  );
  return {
    ...presentListPage(found, pageSize, (row) => present(row, unit, people.get(row.orderId) ?? [])),
    unitName: unit.unitName,
    unanswered,
  };
}

/**
 * Says whether a family of the officer's unit is known there, as long as it waits for a decision. Idempotent.
 *
 * @throws ORDER_NOT_FOUND also for a family of another unit, and for one that is decided
 */
export function vouchForFamily(
  ctx: Context,
  actor: Actor,
  { orderId, says, note }: { orderId: string; says: VouchAnswer; note: string },
): Promise<UnitFamily> {
  return inTransaction(ctx, async (ctx) => {
    const unit = await findUnitOfOfficer(ctx.db, actor.userId, ctx.now());
    // Found before it is locked: nobody holds up another unit's registration.
    if (!unit || !(await findFamilyOfUnit(ctx.db, unit, orderId))) throw new AppError('ORDER_NOT_FOUND');
    await lockOrder(ctx, orderId);
    const before = await findFamilyOfUnit(ctx.db, unit, orderId);
    if (!before) throw new AppError('ORDER_NOT_FOUND');
    if (before.says !== says || before.note !== note) {
      await storeVouch(ctx.db, { orderId, says, note, saidBy: actor.userId, saidAt: ctx.now() });
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: 'order.vouched',
        entityId: orderId,
        ...(before.says !== null && { before: { says: before.says } }),
        after: { says },
        ...(note !== '' && { reason: note }),
      });
    }
    const row = await findFamilyOfUnit(ctx.db, unit, orderId);
    const people = await selectedPeopleOfEach(ctx, [orderId]);
    return present(row ?? before, unit, people.get(orderId) ?? []);
  });
}

type People = NonNullable<ReturnType<Awaited<ReturnType<typeof selectedPeopleOfEach>>['get']>>;

function present(row: UnitFamilyRow, { unitName }: OfficersUnit, people: People): UnitFamily {
  const { orderId, person, submittedAt, conventionName, startDate } = row;
  if (submittedAt === null) throw new Error(`The registration ${orderId} waits and was not sent`);
  return {
    orderId,
    registrantName: fullName(person),
    familyName: person.familyName,
    parish: person.otherParish || person.parishInKerala,
    unitName,
    conventionName,
    people: people.map((one) => ({
      _id: one.person.id,
      name: fullName(one.person),
      ageGroup: ageGroupOn(one.person.dob, startDate),
    })),
    submittedAt: submittedAt.toISOString(),
    until: vouchUntil(submittedAt).toISOString(),
    said: presentSaid(row),
  };
}
