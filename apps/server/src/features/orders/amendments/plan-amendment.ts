import type {
  AmendmentChange,
  amendmentSettlement,
  FamilyChange,
} from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { amendLines, piecesOf, pieceKey } from '@sangamam/contract/orders/amendments/amend-lines';
import {
  addonLines,
  isOnOffer,
  type AddonChoice,
  type LineItem,
} from '@sangamam/contract/orders/pricing/addon-lines';
import { netOf } from '@sangamam/contract/orders/pricing/adjustment-line';
import { linesInForce } from '@sangamam/contract/orders/pricing/lines-in-force';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import type { PriceList } from '@sangamam/contract/orders/pricing/price-list';
import type { z } from 'zod';

import { amendmentTitles } from '#phrases/orders/amendments.ts';
import type { Context } from '#server/db/context.ts';
import { activeAddons } from '#server/features/conventions/addons/active-addons.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { listPackages } from '#server/features/conventions/packages/list-packages.ts';
import { findPackageForOrder } from '#server/features/conventions/packages/package-for-order.ts';
import { packagesFor } from '#server/features/conventions/packages/packages-for.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { listAddonOrders } from '../order/addon-order-repository.ts';
import { holdsCapacity, isAddonOrder, statusOf, type OrderRow } from '../order/order-facts.ts';
import {
  listEarlierPeople,
  listOrderPeople,
  type OrderPerson,
} from '../participants/participant-read-model.ts';
import { listSubmittedLines } from '../selection/order-lines-repository.ts';
import { refuseOwnedAddons } from '../selection/refuse-owned-addons.ts';
import { amendPeople, type AmendedPeople } from './amended-people.ts';

/** An amendment that is worked out and not stored yet. */
export interface PlannedAmendment {
  order: OrderRow & { currency: 'USD' | 'CAD' };
  people: AmendedPeople;
  /** The lines before, and those that are appended. */
  lines: readonly LineItem[];
  added: readonly LineItem[];
  /** What the added lines come to, in both lists. */
  difference: PriceList;
  packageId: string | null;
  specialRequest: string;
  /** What the order is priced in afterwards. */
  currency: Currency;
  /** The day to which an open payment is put off. */
  dueDate?: { paymentId: string; from: string; to: string } | undefined;
}

/** What staff change, or a family, which does not have all of it. */
export type WantedChange = FamilyChange & Partial<AmendmentChange>;

/** What comes from another registration that ends: people with their relationship to the registrant, and add-ons at their old prices. */
export interface Brought {
  people: readonly OrderPerson[];
  lines: readonly LineItem[];
}

interface Wanted {
  change: WantedChange;
  brought?: Brought | undefined;
  settlement: z.output<typeof amendmentSettlement>;
  reason: string;
}

/**
 * A submitted registration that can be changed: not cancelled or rejected.
 *
 * @throws ORDER_NOT_FOUND for an add-on order, TRANSITION_NOT_POSSIBLE
 */
export function requireAmendable(order: OrderRow): OrderRow & { currency: 'USD' | 'CAD' } {
  const { currency } = order;
  if (isAddonOrder(order)) throw new AppError('ORDER_NOT_FOUND');
  if (!holdsCapacity(order) || currency === null) throw new AppError('TRANSITION_NOT_POSSIBLE');
  return { ...order, currency };
}

/**
 * Works out what an amendment does to a locked registration: the one computation of preview and change. Places are taken
 * by whoever stores it.
 *
 * @throws as the endpoints say, except SOLD_OUT, USER_EXIST and CONFLICT
 */
export async function planAmendment(
  ctx: Context,
  locked: OrderRow,
  { change, settlement, reason, brought }: Wanted,
): Promise<PlannedAmendment> {
  const order = requireAmendable(locked);
  const convention = await findConvention(ctx, order.conventionId);
  if (!convention) throw new Error(`Order ${order.id} without its convention`);
  const people = amendPeople(await listOrderPeople(ctx.db, order.id), change, {
    startDate: convention.startDate,
    earlier:
      change.attend.length > 0 && !brought
        ? await listEarlierPeople(ctx.db, { ...order, orderId: order.id })
        : [],
    brought: brought?.people,
  });
  const lines = await listSubmittedLines(ctx.db, order.id);
  const { currency = order.currency } = change;
  if (currency !== order.currency) await refuseOtherCurrency(ctx, order, lines);
  await refusePackage(ctx, order, people, change.packageId);
  const addons = change.addons && (await wantedAddons(ctx, order, lines, change.addons));
  const amended = amendLines(
    lines,
    { package: change.packageId ? await packageLine(ctx, change.packageId) : undefined, addons },
    { settlement, currency, titles: amendmentTitles, note: reason },
  );
  if ('refusal' in amended) throw new AppError(amended.refusal);
  const added = [...amended.added, ...(brought?.lines ?? [])];
  await refuseOwnedAddons(ctx, order, order, added);
  const specialRequest = change.specialRequest ?? order.specialRequest;
  const isEmpty =
    people.joining.length + people.leaving.length + people.related.length + added.length === 0 &&
    currency === order.currency &&
    change.dueDate === undefined &&
    specialRequest === order.specialRequest;
  if (isEmpty && !brought) throw new AppError('AMENDMENT_CHANGES_NOTHING');
  return {
    order,
    people,
    lines,
    added,
    difference: netOf(added),
    packageId: change.packageId ?? order.packageId,
    specialRequest,
    currency,
  };
}

/**
 * Prices are in both lists, but not every amount: a registration changes its currency while nobody has paid, and while
 * nothing in its price, or in that of its add-on orders, is an amount or a discount of one list.
 */
async function refuseOtherCurrency(ctx: Context, order: OrderRow, lines: readonly LineItem[]): Promise<void> {
  const addonOrders = (await listAddonOrders(ctx.db, order.id)).filter(
    ({ submittedAt }) => submittedAt !== null,
  );
  const isPaid = [order, ...addonOrders].some(({ paymentStatus }) => paymentStatus !== null);
  const all = [linesInForce(lines)];
  for (const { id } of addonOrders) all.push(linesInForce(await listSubmittedLines(ctx.db, id)));
  const isOfOne = all.flat().some(({ line }) => line.kind !== 'PACKAGE' && line.kind !== 'ADDON');
  if (isPaid || isOfOne || statusOf(order) === 'CONFIRMED') throw new AppError('CURRENCY_FIXED');
}

/** A package that is chosen now must be on offer to the people; one that is kept must still fit them when they change. */
async function refusePackage(
  ctx: Context,
  order: OrderRow,
  { births, joining, leaving, related }: AmendedPeople,
  chosen: string | undefined,
): Promise<void> {
  const packageId = chosen ?? order.packageId;
  const isKept = packageId === order.packageId;
  if (isKept && joining.length + leaving.length + related.length === 0) return;
  const fitting = await packagesFor(ctx, order.conventionId, births);
  if (fitting.some(({ _id }) => _id === packageId)) return;
  const onOffer = await listPackages(ctx, { conventionId: order.conventionId });
  if (isKept && !onOffer.some(({ _id }) => _id === packageId)) return;
  throw new AppError('PACKAGE_NOT_AVAILABLE', { field: 'change.packageId' });
}

async function packageLine(ctx: Context, packageId: string): Promise<LineItem> {
  const chosen = await findPackageForOrder(ctx, packageId);
  if (!chosen) throw new AppError('PACKAGE_NOT_AVAILABLE', { field: 'change.packageId' });
  const { id, name, price } = chosen;
  return { kind: 'PACKAGE', packageId: id, addonId: null, key: null, title: name, quantity: 1, unit: price };
}

/** The whole selection with today's prices. What is no longer on offer can be kept, in part too, but not bought. */
async function wantedAddons(
  ctx: Context,
  order: OrderRow,
  lines: readonly LineItem[],
  choices: readonly AddonChoice[],
): Promise<LineItem[]> {
  const catalogue = await activeAddons(ctx, order.conventionId);
  const isOffered = (choice: AddonChoice) => isOnOffer(catalogue, choice);
  const priced = addonLines(catalogue, choices.filter(isOffered));
  if (!priced) throw new AppError('ADDON_NOT_AVAILABLE');
  const held = piecesOf(lines);
  const kept = choices
    .filter((choice) => !isOffered(choice))
    .map((choice) => {
      const one = linesInForce(lines).find(({ line }) => pieceKey(line) === pieceKey(choice));
      if (!one || choice.quantity > (held.get(pieceKey(choice)) ?? 0))
        throw new AppError('ADDON_NOT_AVAILABLE');
      return { ...one.line, quantity: choice.quantity };
    });
  return [...priced, ...kept];
}
