import { fullName } from '@sangamam/contract/fields/full-name';
import type { PayableOrder } from '@sangamam/contract/bank/statements/accept-endpoints';
import { convenienceFee } from '@sangamam/contract/orders/pricing/convenience-fee';

import type { Context } from '#server/db/context.ts';
import { readSiteSettings } from '#server/features/conventions/site-settings/read-site-settings.ts';

import {
  listPayableOrders,
  readFamilyNames,
  readPayableOrders as readAllPayable,
  type FamilyNameRow,
  type PayableOrderRow,
} from './balance-read-model.ts';
import { assumedMethod } from './payment-for-money.ts';
import type { Family, OpenBalance, PersonName } from '../matching/family.ts';

/** Every order that money may come for, by its id, and the families in the form that lines are compared with. */
export interface OpenBalances {
  orders: ReadonlyMap<string, PayableOrder>;
  families: Family[];
}

/** Reads all open balances. An unreported payment is expected with the fee of the method that is assumed, or without it. */
export async function readOpenBalances(ctx: Context): Promise<OpenBalances> {
  const toOrder = await payableWithFees(ctx);
  const orders = new Map<string, PayableOrder>();
  const families = new Map<string, KnownFamily>();
  await readAllPayable(ctx.db, (rows) => {
    for (const row of rows) {
      const order = toOrder(row);
      if (!order) continue;
      orders.set(order.orderId, order);
      const balance = toBalance(row, order);
      const family = families.get(row.familyId);
      if (family) family.balances.push(balance);
      else families.set(row.familyId, newFamily(row, balance));
    }
  });
  await readFamilyNames(ctx.db, (rows) => {
    for (const row of rows) {
      const family = families.get(row.familyId);
      if (family) addName(family, row);
    }
  });
  return { orders, families: [...families.values()] };
}

/** These orders, as far as money may come for them. */
export async function readPayableOrders(ctx: Context, orderIds: readonly string[]): Promise<PayableOrder[]> {
  const rows = await listPayableOrders(ctx.db, orderIds);
  const toOrder = await payableWithFees(ctx);
  return rows.flatMap((row) => toOrder(row) ?? []);
}

/** What is missing for an order, with the fee of its payment, or the one that it would have; nothing where all has come. */
async function payableWithFees(ctx: Context): Promise<(row: PayableOrderRow) => PayableOrder | undefined> {
  const { convenienceFee: percents } = await readSiteSettings(ctx);
  return (row) => {
    const due = row.dueAmount ?? row.net + convenienceFee(row.net, percents[assumedMethod]);
    const balance = due - row.received;
    return balance > 0 ? toPayableOrder(row, balance) : undefined;
  };
}

function toPayableOrder(row: PayableOrderRow, balance: number): PayableOrder {
  return {
    orderId: row.orderId,
    tmpConvRegNo: row.tempNumber,
    permConvRegNo: row.permNumber,
    registrantName: fullName(row),
    conventionName: row.conventionName,
    isAddonOrder: row.parentOrderId !== null,
    currency: row.currency,
    balance,
    receivedAmount: row.received,
    isReported: row.dueAmount !== null,
  };
}

function toBalance(row: PayableOrderRow, order: PayableOrder): OpenBalance {
  return {
    orderId: row.orderId,
    numbers: row.permNumber === null ? [row.tempNumber] : [row.tempNumber, row.permNumber],
    currency: row.currency,
    balance: order.balance,
    balanceWithoutFee: Math.max(0, row.net - row.received),
    submittedOn: dayOf(row.submittedAt),
    reportedOn: row.reportedAt && dayOf(row.reportedAt),
    payerEmail: row.payerEmail,
  };
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

interface KnownFamily extends Family {
  people: PersonName[];
  emails: string[];
  balances: OpenBalance[];
  /** Nobody is in a registration: the family pays by the name of the account. */
  isRegistrantAlone: boolean;
}

function newFamily(
  { familyId, firstName, lastName, email }: PayableOrderRow,
  balance: OpenBalance,
): KnownFamily {
  return {
    familyId,
    people: [{ first: firstName, last: lastName, nick: null, house: null }],
    emails: email === null ? [] : [email],
    balances: [balance],
    isRegistrantAlone: true,
  };
}

function addName(family: KnownFamily, { first, last, nick, house, email }: FamilyNameRow): void {
  if (family.isRegistrantAlone) family.people = [];
  family.isRegistrantAlone = false;
  family.people.push({ first, last, nick, house });
  if (email !== null && !family.emails.includes(email)) family.emails.push(email);
}
