import {
  rewordConvention,
  rewordLine,
  rewordPackage,
  rewordSelected,
} from '@sangamam/contract/conventions/translations/convention-texts';
import type { Order, OrderSummary, Review } from '@sangamam/contract/orders/order';
import type { Language } from '@sangamam/contract/phrases/language';

import type { Context } from '#server/db/context.ts';
import { wordsOfConvention } from '#server/features/conventions/translations/words-of-convention.ts';

/** A review with the texts of its convention in a language. */
export async function reviewInWords<One extends Review>(
  ctx: Context,
  review: One,
  language: Language | undefined,
): Promise<One> {
  const say = await wordsOfConvention(ctx, review.conventionData._id, language);
  return {
    ...review,
    packageData: review.packageData && rewordPackage(review.packageData, say),
    lines: review.lines.map((line) => rewordLine(line, say)),
    selectedAddons: review.selectedAddons.map((one) => rewordSelected(one, say)),
    conventionData: rewordConvention(review.conventionData, say),
  };
}

/** A whole order with the texts of its convention in a language. */
export async function orderInWords(
  ctx: Context,
  order: Order,
  language: Language | undefined,
): Promise<Order> {
  const say = await wordsOfConvention(ctx, order.conventionData._id, language);
  return {
    ...order,
    packageData: order.packageData && rewordPackage(order.packageData, say),
    selectedAddons: order.selectedAddons.map((one) => rewordSelected(one, say)),
    conventionData: rewordConvention(order.conventionData, say),
  };
}

/** Orders of a family with the texts of their conventions in a language. */
export function summariesInWords(
  ctx: Context,
  summaries: readonly OrderSummary[],
  language: Language | undefined,
): Promise<OrderSummary[]> {
  return Promise.all(
    summaries.map(async (summary) => {
      const say = await wordsOfConvention(ctx, summary.conventionData._id, language);
      return {
        ...summary,
        packageName: summary.packageName && say(summary.packageName, 'NAME'),
        bought: summary.bought.map((line) => rewordLine(line, say)),
        conventionData: rewordConvention(summary.conventionData, say),
      };
    }),
  );
}
