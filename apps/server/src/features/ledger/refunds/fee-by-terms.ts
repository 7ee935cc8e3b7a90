import {
  keptByTerms,
  keptForEach,
  type CancellationTerms,
} from '@sangamam/contract/conventions/cancellation/cancellation-terms';
import { receivedIn } from '@sangamam/contract/ledger/entries/ledger';
import { netOf } from '@sangamam/contract/orders/pricing/adjustment-line';
import { linesInForce } from '@sangamam/contract/orders/pricing/lines-in-force';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import type { Context } from '#server/db/context.ts';
import { cancellationTermsOf } from '#server/features/orders/order/cancellation-terms-of.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { selectedPeople } from '#server/features/orders/participants/selected-people.ts';
import { linesInOrder } from '#server/features/orders/pricing/lines-of-order.ts';

import { listLedgerOfOrder } from '../payment-repository.ts';
import { keptInRefunds } from './refund-repository.ts';

/** What is kept of a whole registration, whole dollars, and what it follows from. */
export interface FeeByTerms {
  /** What is kept in all. */
  total: number;
  /** The part of it that is kept of people who had left before. */
  keptBefore: number;
  /** The part of it that refunds keep already, those included that are not sent yet. */
  keptElsewhere: number;
  /** What the terms keep for each person; `null` after their last date. */
  forEach: number | null;
  until: string | null;
  people: number;
}

/**
 * What the terms keep when an order is cancelled on `day`: what people who had left before cost, and the fee for those who
 * attend. `expected` is what was reported and has not come. Undefined without terms.
 */
export async function feeByTerms(
  ctx: Context,
  order: OrderRow,
  {
    day,
    currency,
    convention,
    expected = 0,
  }: {
    day: string;
    currency: Currency;
    convention: { cancellation: CancellationTerms };
    expected?: number;
  },
): Promise<FeeByTerms | undefined> {
  const terms = cancellationTermsOf(order, convention);
  if (terms.length === 0) return undefined;
  const people = (await selectedPeople(ctx, order.id)).length;
  const received = receivedIn(await listLedgerOfOrder(ctx.db, order.id)) + expected;
  const keptLines = linesInForce(await linesInOrder(ctx, order)).map(({ line }) => line);
  const keptBefore = Math.min(
    received,
    priceIn(currency, netOf(keptLines.filter(({ kind }) => kind === 'KEPT_ON_CANCELLATION'))),
  );
  const kept = keptByTerms(terms, day, { people, givenBack: received - keptBefore, currency });
  if (!kept) return undefined;
  const step = terms.find(({ until }) => until === kept.until);
  return {
    total: keptBefore + kept.fee,
    keptBefore,
    keptElsewhere: await keptInRefunds(ctx.db, order.id),
    forEach: step ? keptForEach(step, currency) : null,
    until: kept.until,
    people,
  };
}
