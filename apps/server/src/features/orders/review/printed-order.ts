import { withoutUndone } from '@sangamam/contract/orders/amendments/reverse-lines';
import { fullName } from '@sangamam/contract/fields/full-name';
import type { OrderLine } from '@sangamam/contract/orders/order';
import type { Relationship } from '@sangamam/contract/orders/participants/participant';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { linesInForce } from '@sangamam/contract/orders/pricing/lines-in-force';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

import { changeUndone } from '#phrases/orders/amendments.ts';
import type { Context } from '#server/db/context.ts';

import { currencyOfOrder } from '../order/order-currency.ts';
import type { OrderRow } from '../order/order-facts.ts';
import { listOrderPeople } from '../participants/participant-read-model.ts';
import { presentLines } from '../pricing/present-lines.ts';
import { priceOrder } from '../pricing/price-order.ts';
import { selfOf } from './read-review.ts';

/** The people of a registration as documents name them. */
export interface PrintedPeople {
  registrantName: string;
  familyName: string | null;
  currency: Currency;
  /** Who attends, the registrant first. */
  attending: { name: string; relationship: Relationship }[];
}

/** Whose registration it is, who attends, and the currency that all its orders have. */
export async function printedPeople(ctx: Context, registration: OrderRow): Promise<PrintedPeople> {
  const people = await listOrderPeople(ctx.db, registration.id);
  const { person } = selfOf(people);
  return {
    registrantName: fullName(person),
    familyName: person.familyName,
    currency: await currencyOfOrder(ctx, registration, person),
    attending: people
      .filter(({ selected }) => selected)
      .map(({ person: one, relationship }) => ({ name: fullName(one), relationship })),
  };
}

/** The lines of any order and their sum, whole dollars: as submitted, or as the catalogue has them now. */
export async function printedLines(
  ctx: Context,
  order: OrderRow,
  currency: Currency,
): Promise<{ lines: OrderLine[]; addonLines: OrderLine[]; net: number }> {
  const { lines, net } = await priceOrder(ctx, order);
  return {
    lines: presentLines(withoutUndone(lines, changeUndone), currency),
    addonLines: presentLines(
      linesInForce(lines).flatMap(({ line }) => (line.kind === 'ADDON' ? [line] : [])),
      currency,
    ),
    net: priceIn(currency, net),
  };
}
