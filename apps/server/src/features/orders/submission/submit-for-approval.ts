import { groupRefusal } from '@sangamam/contract/orders/participants/people-rules';

import { inTransaction, type Context } from '#server/db/context.ts';
import { takeAddonPlaces } from '#server/features/conventions/addons/addon-places.ts';
import { isRegistrationOpenTo } from '#server/features/conventions/registration-open.ts';
import { hideFromPublicList } from '#server/features/people/hide-from-list.ts';
import { isOfferedTo } from '#server/features/conventions/packages/packages-for.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { refuseIdleDiscount, takeOrderDiscount } from './discount-uses.ts';
import { snapshotOrder } from './snapshot-order.ts';
import { snapshotParticipants } from '../participants/snapshot/snapshot-participants.ts';
import { orderCurrency } from '../order/order-currency.ts';
import { isAddonOrder } from '../order/order-facts.ts';
import { listOrderPeople, type OrderPerson } from '../participants/participant-read-model.ts';
import type { OrderRow } from '../order/order-repository.ts';
import { requireOwnOrder, requireOwnOrderById, type RegistrationKey } from '../order/require-own-order.ts';
import { presentSubmission, type Submission } from './present-submission.ts';
import { priceOrder, type PricedOrder } from '../pricing/price-order.ts';
import { selfOf } from '../review/read-review.ts';
import { takePlace } from '../wait-list/take-place.ts';
import { submitAddonOrder } from './submit-addon-order.ts';

interface Expectation {
  /** Total that the registrant saw, whole dollars of the order's currency. */
  expectedTotal?: number | undefined;
  /** Whether the public list shows the adults; undefined leaves it as it was. */
  listPublicly?: boolean | undefined;
}

/**
 * Submits the actor's registration for approval: checks it completely, stores its prices, takes capacity and accepts
 * the current terms. Idempotent: a repeated call returns the first result.
 *
 * @throws ORDER_NOT_FOUND, REGISTRATION_CLOSED, PARTICIPANT_REQUIRED, SPOUSE_REQUIRED, PACKAGE_REQUIRED,
 *   PACKAGE_NOT_AVAILABLE, ADDON_NOT_AVAILABLE, PRICE_CHANGED, SOLD_OUT, DISCOUNT_CODE_…
 */
export function submitForApproval(
  ctx: Context,
  actor: Actor,
  key: RegistrationKey,
  expectation: Expectation,
): Promise<Submission> {
  return inTransaction(ctx, async (ctx) =>
    submit(ctx, actor, await requireOwnOrder(ctx, actor, key, { lock: true }), expectation),
  );
}

/**
 * The same for one of the actor's orders by its id, an add-on order too.
 *
 * @throws also ORDER_LOCKED for a cancelled order; ADDON_REQUIRED, ADDONS_NOT_POSSIBLE
 */
export function submitForApprovalById(
  ctx: Context,
  actor: Actor,
  orderId: string,
  expectation: Expectation,
): Promise<Submission> {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnOrderById(ctx, actor, orderId, { lock: true });
    if (order.cancelledAt !== null) throw new AppError('ORDER_LOCKED');
    return submit(ctx, actor, order, expectation);
  });
}

async function submit(
  ctx: Context,
  actor: Actor,
  order: OrderRow,
  { expectedTotal, listPublicly }: Expectation,
): Promise<Submission> {
  if (order.submittedAt !== null) return presentSubmission(order);
  if (isAddonOrder(order)) return presentSubmission(await submitAddonOrder(ctx, actor, order, expectedTotal));
  const priced = await priceOrder(ctx, order);
  if (!isRegistrationOpenTo(actor, priced.facts.convention, ctx.now()))
    throw new AppError('REGISTRATION_CLOSED');
  const people = await listOrderPeople(ctx.db, order.id);
  refuseIncompletePeople(people);
  refuseUnavailable(order, people, priced);
  refuseIdleDiscount(priced);
  const submitted = await snapshotOrder(ctx, actor, order, {
    priced,
    currency: orderCurrency(order, selfOf(people).person),
    registrationStatus: 'PENDING_REG_APPROVAL',
    expectedTotal,
  });
  if (listPublicly !== undefined)
    await hideFromPublicList(
      ctx,
      people.map(({ person }) => person.id),
      !listPublicly,
    );
  await snapshotParticipants(ctx, order.id, people);
  // The contended rows last, so that others wait for them only until the commit.
  await takeAddonPlaces(ctx, priced.lines);
  if (priced.package) await takePlace(ctx, order, priced.package.id);
  await takeOrderDiscount(ctx, priced, submitted);
  return presentSubmission(submitted);
}

function refuseIncompletePeople(people: readonly OrderPerson[]): void {
  const refusal = groupRefusal(
    people.map(({ person: { maritalStatus }, ...one }) => ({ ...one, maritalStatus })),
  );
  if (refusal) throw new AppError(refusal);
}

function refuseUnavailable(order: OrderRow, people: readonly OrderPerson[], priced: PricedOrder): void {
  if (order.packageId === null) throw new AppError('PACKAGE_REQUIRED');
  const births = people.filter(({ selected }) => selected).map(({ person }) => person.dob);
  const { convention, package: chosen } = priced.facts;
  if (!chosen || !isOfferedTo(chosen.row, convention, births)) throw new AppError('PACKAGE_NOT_AVAILABLE');
  if (priced.hasStaleChoices) throw new AppError('ADDON_NOT_AVAILABLE');
}
