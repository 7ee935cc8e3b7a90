import { fullName } from '@sangamam/contract/fields/full-name';
import type { PayableOrder } from '@sangamam/contract/bank/statements/accept-endpoints';
import { convenienceFee } from '@sangamam/contract/orders/pricing/convenience-fee';

import type { Context } from '#server/db/context.ts';
import { readSiteSettings } from '#server/features/conventions/site-settings/read-site-settings.ts';

import {
  listFamilyNames,
  listPayableOrders,
  type FamilyNameRow,
  type PayableOrderRow,
} from './balance-read-model.ts';
import type { Family, OpenBalance, PersonName } from '../matching/family.ts';

/** Every order that money may come for, by its id, and the families in the form that lines are compared with. */
export interface OpenBalances {
  orders: ReadonlyMap<string, PayableOrder>;
  families: Family[];
}

/** Reads all open balances. An unreported payment is expected with the fee of Zelle, or without it. */
export async function readOpenBalances(ctx: Context): Promise<OpenBalances> {
  const payable = await readPayable(ctx);
  const byFamily = Map.groupBy(payable, ({ row }) => row.familyId);
  const names = await listFamilyNames(ctx.db, [...byFamily.keys()]);
  const namesOf = Map.groupBy(names, ({ familyId }) => familyId);
  return {
    orders: new Map(payable.map(({ order }) => [order.orderId, order])),
    families: [...byFamily].map(([familyId, of]) => ({
      familyId,
      ...peopleOf(of[0]?.row, namesOf.get(familyId) ?? []),
      balances: of.map(({ row, order }) => toBalance(row, order)),
    })),
  };
}

/** These orders, as far as money may come for them. */
export async function readPayableOrders(ctx: Context, orderIds: readonly string[]): Promise<PayableOrder[]> {
  return (await readPayable(ctx, orderIds)).map(({ order }) => order);
}

async function readPayable(ctx: Context, orderIds?: readonly string[]) {
  const rows = await listPayableOrders(ctx.db, orderIds);
  const { convenienceFee: percents } = await readSiteSettings(ctx);
  return rows.flatMap((row) => {
    const due = row.dueAmount ?? row.net + convenienceFee(row.net, percents.CHASE);
    const order = toPayableOrder(row, due - row.received);
    return order.balance > 0 ? [{ row, order }] : [];
  });
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

function peopleOf(
  registrant: PayableOrderRow | undefined,
  names: readonly FamilyNameRow[],
): { people: PersonName[]; emails: string[] } {
  const people: PersonName[] = names.map(({ first, last, nick, house }) => ({ first, last, nick, house }));
  if (registrant && people.length === 0)
    people.push({ first: registrant.firstName, last: registrant.lastName, nick: null, house: null });
  const emails = [registrant?.email ?? null, ...names.map(({ email }) => email)];
  return { people, emails: [...new Set(emails.filter((email) => email !== null))] };
}
