import { fullName } from '@sangamam/contract/fields/full-name';
import { familyBalanceOf } from '@sangamam/contract/ledger/balance/family-balance';
import type {
  DuplicateSide,
  DuplicateView,
} from '@sangamam/contract/orders/registrations/duplicate-admin-endpoints';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { listAddonOrdersOf } from '../order/addon-order-repository.ts';
import { statusOf } from '../order/order-facts.ts';
import { balancesOfOrders } from '../pricing/balance-of-order.ts';
import { listAllPairs, searchOrders, type DuplicatePair } from './duplicate-read-model.ts';
import { listRegistrationRowsById, type RegistrationListRow } from './registration-read-model.ts';

/** Two registrations with the people whom they may have in common. Ids sort by age: the first one is the older one. */
interface Families {
  pairs: DuplicatePair[];
  firstId: string;
  secondId: string;
}

interface DuplicateQuery {
  conventionId?: string | undefined;
  view: DuplicateView;
  search?: string | undefined;
  page: number;
  pageSize: number;
}

/** A page of the registrations that may be of one family, those with the most people in common first. */
export async function listDuplicateFamilies(ctx: Context, actor: Actor, query: DuplicateQuery) {
  const { conventionId, view, search, page, pageSize } = query;
  const all = groupPairs(await listAllPairs(ctx.db, conventionId));
  const views = Map.groupBy(all, viewOf);
  const inView = views.get(view) ?? [];
  const found = search ? await findFamilies(ctx, inView, search) : inView;
  const sorted = found.toSorted(
    (one, other) => other.pairs.length - one.pairs.length || (one.firstId < other.firstId ? 1 : -1),
  );
  const shown = sorted.slice((page - 1) * pageSize, page * pageSize);
  const rows = await listRegistrationRowsById(
    ctx.db,
    shown.flatMap(({ firstId, secondId }) => [firstId, secondId]),
  );
  const byId = new Map(rows.map((row) => [row.order.id, row]));
  const sides = await presentSides(ctx, rows, hasAbility(actor.roles, 'see-money'));
  const docs = shown.flatMap(({ firstId, secondId, pairs }) => {
    const [first, second] = [sides.get(firstId), sides.get(secondId)];
    const conventionName = byId.get(firstId)?.conventionName;
    if (!first || !second || conventionName === undefined) return [];
    return [{ conventionName, first, second, people: pairs.map(presentPair) }];
  });
  return {
    docs,
    total: found.length,
    totalPages: Math.ceil(found.length / pageSize),
    counts: { OPEN: views.get('OPEN')?.length ?? 0, DISTINCT: views.get('DISTINCT')?.length ?? 0 },
  };
}

const viewOf = ({ pairs }: Families): DuplicateView =>
  pairs.every(({ isDistinct }) => isDistinct) ? 'DISTINCT' : 'OPEN';

function groupPairs(pairs: readonly DuplicatePair[]): Families[] {
  const groups = Map.groupBy(pairs, ({ orderId, otherOrderId }) => `${orderId} ${otherOrderId}`);
  return [...groups.values()].flatMap((pairs) => {
    const [one] = pairs;
    return one ? [{ pairs, firstId: one.orderId, secondId: one.otherOrderId }] : [];
  });
}

/** Those of which one is found by the search of the list of registrations. */
async function findFamilies(ctx: Context, all: readonly Families[], search: string): Promise<Families[]> {
  const ids = all.flatMap(({ firstId, secondId }) => [firstId, secondId]);
  const found = new Set(await searchOrders(ctx.db, ids, search));
  return all.filter(({ firstId, secondId }) => found.has(firstId) || found.has(secondId));
}

/** Registrations as the desk shows them, by their ids. */
export async function presentSidesOf(ctx: Context, actor: Actor, orderIds: readonly string[]) {
  const rows = await listRegistrationRowsById(ctx.db, orderIds);
  return presentSides(ctx, rows, hasAbility(actor.roles, 'see-money'));
}

async function presentSides(
  ctx: Context,
  rows: readonly RegistrationListRow[],
  money: boolean,
): Promise<Map<string, DuplicateSide>> {
  const addonOrders = Map.groupBy(
    await listAddonOrdersOf(
      ctx.db,
      rows.map(({ order }) => order.id),
    ),
    ({ parentOrderId }) => parentOrderId,
  );
  const balances = await balancesOfOrders(ctx, [
    ...rows.map(({ order }) => order),
    ...[...addonOrders.values()].flat(),
  ]);
  return new Map(
    rows.map(({ order, person, localUnitName, people }) => {
      const family = [order, ...(addonOrders.get(order.id) ?? [])];
      return [
        order.id,
        {
          _id: order.id,
          tmpConvRegNo: order.tempNumber,
          permConvRegNo: order.permNumber,
          registrantName: fullName(person),
          familyName: person.familyName,
          localUnitName,
          people,
          status: statusOf(order),
          registrationStatus: order.registrationStatus,
          submittedAt: order.submittedAt?.toISOString() ?? null,
          createdAt: order.createdAt.toISOString(),
          currency: order.currency ?? 'USD',
          balance:
            money && order.submittedAt !== null
              ? familyBalanceOf(family.flatMap(({ id }) => balances.get(id) ?? []))
              : null,
        },
      ];
    }),
  );
}

/** Two people as the desk shows them. */
export function presentPair({ personId, otherPersonId, name, otherName, same, isDistinct }: DuplicatePair) {
  return {
    participantId: personId,
    name,
    otherParticipantId: otherPersonId,
    otherName,
    same,
    isDistinct,
  };
}
