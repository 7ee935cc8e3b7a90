import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { fullName } from '@sangamam/contract/fields/full-name';
import { envelopeOf } from '@sangamam/contract/orders/kick-off/envelope';
import type {
  ClosingSheet,
  EveningFamily,
  KickOffEvening,
} from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { listSubmittedLines } from '../selection/order-lines-repository.ts';
import { selectedPeopleOfEach } from '../participants/selected-people.ts';
import {
  countFamilies,
  findEvening,
  listCounts,
  listEveningRows,
  listFamilyRows,
  listMoneyRows,
  listRegistrationRows,
  listSlipsOfEvening,
  type NamedEvening,
} from './kick-off-read-model.ts';

type MoneyRow = Awaited<ReturnType<typeof listMoneyRows>>[number];

/** The evenings of a convention, the newest first. */
export async function listEvenings(ctx: Context, conventionId: string): Promise<KickOffEvening[]> {
  const rows = await listEveningRows(ctx.db, conventionId);
  const ids = rows.map(({ evening }) => evening.id);
  const families = await countFamilies(ctx.db, ids);
  const money = await listMoneyRows(ctx.db, ids);
  return rows.map((row) =>
    presentEvening(row, {
      families: families.get(row.evening.id) ?? 0,
      money: money.filter((one) => one.money.eveningId === row.evening.id),
    }),
  );
}

/**
 * An evening with its families and their money, one by one.
 *
 * @throws NOT_FOUND
 */
export async function readEvening(ctx: Context, eveningId: string): Promise<ClosingSheet> {
  const found = await findEvening(ctx.db, eveningId);
  if (!found) throw new AppError('NOT_FOUND');
  const registrations = await listRegistrationRows(ctx.db, eveningId);
  const money = await listMoneyRows(ctx.db, [eveningId]);
  return {
    ...presentEvening(found, { families: registrations.length, money }),
    conventionName: found.conventionName,
    today: calendarDateIn(found.timeZone, ctx.now()),
    list: await listFamilies(ctx, registrations, money),
    counted: await listCounts(ctx.db, eveningId),
    differenceReason: found.evening.differenceReason,
    slips: await listSlipsOfEvening(ctx.db, eveningId),
  };
}

function presentEvening(
  { evening, localUnitName, openedBy, closedBy }: NamedEvening,
  { families, money }: { families: number; money: readonly MoneyRow[] },
): KickOffEvening {
  return {
    _id: evening.id,
    conventionId: evening.conventionId,
    name: evening.name,
    localUnitId: evening.localUnitId,
    localUnitName,
    day: evening.day,
    place: evening.place,
    openedByName: fullName(openedBy),
    closedAt: evening.closedAt?.toISOString() ?? null,
    closedByName: closedBy && fullName(closedBy),
    families,
    noted: envelopeOf(money.map((one) => one.money)),
  };
}

/** Families that registered, then those that only paid, each in the order in which it came. */
async function listFamilies(
  ctx: Context,
  registrations: Awaited<ReturnType<typeof listRegistrationRows>>,
  money: readonly MoneyRow[],
): Promise<EveningFamily[]> {
  const orderIds = [
    ...new Set([
      ...registrations.map(({ registration }) => registration.orderId),
      ...money.map((one) => one.money.orderId),
    ]),
  ];
  const rows = await listFamilyRows(ctx.db, orderIds);
  const attending = await selectedPeopleOfEach(ctx, orderIds);
  const families: EveningFamily[] = [];
  for (const orderId of orderIds) {
    const row = rows.find(({ order }) => order.id === orderId);
    if (!row) continue;
    const { order, email, ...name } = row;
    const currency = order.currency ?? 'USD';
    const lines = await listSubmittedLines(ctx.db, orderId);
    const made = registrations.find(({ registration }) => registration.orderId === orderId);
    families.push({
      orderId,
      number: order.permNumber ?? order.tempNumber,
      registrantName: fullName(name),
      attending: (attending.get(orderId) ?? []).map(({ person }) => fullName(person)),
      packageName: lines.find(({ kind }) => kind === 'PACKAGE')?.title ?? null,
      currency,
      total: priceIn(currency, { usd: order.netPrice ?? 0, cad: order.cadNetPrice ?? 0 }),
      hasEmail: email !== null,
      registered: made ? { byName: fullName(made.by), at: made.registration.createdAt.toISOString() } : null,
      money: money.filter((one) => one.money.orderId === orderId).map(presentMoney),
    });
  }
  return families;
}

function presentMoney({ money, check, by }: MoneyRow): EveningFamily['money'][number] {
  const { id, kind, currency, amount, createdAt } = money;
  return {
    _id: id,
    kind,
    currency,
    amount,
    checkNumber: check?.number ?? '',
    bank: check?.bank ?? '',
    notedByName: fullName(by),
    at: createdAt.toISOString(),
  };
}
