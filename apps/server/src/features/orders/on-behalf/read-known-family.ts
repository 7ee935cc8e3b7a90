import type { KnownFamily, KnownFamilyHit } from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import { fullName } from '@sangamam/contract/fields/full-name';
import { currencyFor } from '@sangamam/contract/orders/pricing/currency-for';

import type { Context } from '#server/db/context.ts';
import { discountRule } from '#server/features/conventions/discounts/discount-for-order.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findActiveOrder, type OrderRow } from '../order/order-repository.ts';
import { findEarlierRegistration } from '../participants/last-time-read-model.ts';
import { findPreviousRegistration } from '../participants/participant-repository.ts';
import { listSelectedAddons } from '../selection/order-lines-repository.ts';
import { findFamilies, findRegistrant, listNamedPeople } from './known-family-read-model.ts';

const mostHits = 12;
const noOrder = '00000000-0000-0000-0000-000000000000';

/** Families that have an account, for staff who register one. */
export function findKnownFamilies(
  ctx: Context,
  query: { conventionId: string; search: string },
): Promise<{ hits: KnownFamilyHit[]; total: number }> {
  return findFamilies(ctx.db, { ...query, most: mostHits });
}

/**
 * A family with what its registration starts from: its own draft, or the people of its last registration, as the family's
 * own start copies them (docs/decisions/007).
 *
 * @throws NOT_FOUND also for a closed or suspended account, REGISTERED_ALREADY
 */
export async function readKnownFamily(
  ctx: Context,
  key: { userId: string; conventionId: string },
): Promise<KnownFamily> {
  const registrant = await findRegistrant(ctx.db, key.userId);
  if (!registrant) throw new AppError('NOT_FOUND');
  const { userId } = key;
  const active = await findActiveOrder(ctx.db, key);
  if (active && active.submittedAt !== null) throw new AppError('REGISTERED_ALREADY');
  const common = {
    userId,
    name: fullName(registrant),
    email: registrant.email,
    currency: currencyFor(registrant),
  };
  if (active)
    return {
      ...common,
      draft: {
        orderId: active.id,
        number: active.tempNumber,
        changedAt: active.updatedAt.toISOString(),
      },
      lastConvention: null,
      people: await listNamedPeople(ctx.db, active.id),
      packageId: active.packageId,
      addons: await listSelectedAddons(ctx.db, active.id),
      specialRequest: active.specialRequest,
      discount: await discountOfDraft(ctx, active),
    };
  return {
    ...common,
    draft: null,
    ...(await peopleOfLastTime(ctx, key, registrant)),
    packageId: null,
    addons: [],
    specialRequest: '',
    discount: null,
  };
}

async function discountOfDraft(
  ctx: Context,
  { discountCodeId }: Pick<OrderRow, 'discountCodeId'>,
): Promise<KnownFamily['discount']> {
  const rule = discountCodeId === null ? undefined : await discountRule(ctx, discountCodeId);
  return rule ? { ...rule, packageIds: [...rule.packageIds] } : null;
}

/** Everybody whom a new registration lists; those attend who did at the latest earlier convention. */
async function peopleOfLastTime(
  ctx: Context,
  key: { userId: string; conventionId: string },
  registrant: NonNullable<Awaited<ReturnType<typeof findRegistrant>>>,
): Promise<Pick<KnownFamily, 'lastConvention' | 'people'>> {
  const { personId, lastName, familyName, organization, country } = registrant;
  const self = {
    participantId: personId,
    name: fullName(registrant),
    lastName,
    familyName,
    organization,
    country,
    relationship: 'SELF' as const,
    attends: true,
  };
  const previous = await findPreviousRegistration(ctx.db, key.userId, noOrder);
  if (previous === undefined) return { lastConvention: null, people: [self] };
  const listed = await listNamedPeople(ctx.db, previous);
  const earlier = await findEarlierRegistration(ctx.db, key);
  const attended = new Set(
    earlier
      ? (await listNamedPeople(ctx.db, earlier.orderId)).flatMap(({ participantId, attends }) =>
          attends ? [participantId] : [],
        )
      : [self.participantId],
  );
  return {
    lastConvention: earlier?.conventionName ?? null,
    people: [self, ...listed.filter(({ relationship }) => relationship !== 'SELF')].map((one) => ({
      ...one,
      attends: attended.has(one.participantId),
    })),
  };
}
