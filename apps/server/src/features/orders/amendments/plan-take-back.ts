import { reverseLines } from '@sangamam/contract/orders/amendments/reverse-lines';
import { netOf } from '@sangamam/contract/orders/pricing/adjustment-line';

import { amendmentTitles } from '#phrases/orders/amendments.ts';
import type { Context } from '#server/db/context.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { listOrderPeople } from '../participants/participant-read-model.ts';
import { listSubmittedLines } from '../selection/order-lines-repository.ts';
import { amendPeople } from './amended-people.ts';
import type { AmendmentRow } from './amendment-repository.ts';
import { findLatestAmendment } from './find-latest-amendment.ts';
import { requireAmendable, type PlannedAmendment } from './plan-amendment.ts';

/**
 * Works out what takes the last change of a locked registration back: people, package and special request as before, lines
 * at their old prices.
 *
 * @throws CONFLICT when the price changed since, TRANSITION_NOT_POSSIBLE
 */
export async function planTakeBack(
  ctx: Context,
  locked: OrderRow,
  reason: string,
): Promise<{ planned: PlannedAmendment; amendment: AmendmentRow }> {
  const order = requireAmendable(locked);
  const convention = await findConvention(ctx, order.conventionId);
  if (!convention) throw new Error(`Order ${order.id} without its convention`);
  const lines = await listSubmittedLines(ctx.db, order.id);
  const amendment = await findLatestAmendment(ctx, order.id);
  const span = amendment && { first: amendment.firstPosition, count: amendment.lineCount };
  if (!span || lines.length !== span.first + span.count) throw new AppError('CONFLICT');
  const { joined, left, package: changed, requestBefore, related = [], currency, dueDate } = amendment.record;
  const added = reverseLines(lines, span, { takenOff: amendmentTitles.takenOff, note: reason });
  const people = amendPeople(
    await listOrderPeople(ctx.db, order.id),
    {
      join: [],
      attend: left,
      leave: joined,
      relate: related.flatMap(({ personId, from }) =>
        from === 'SELF' ? [] : [{ participantId: personId, relationship: from }],
      ),
    },
    convention,
  );
  const planned = {
    order,
    people,
    lines,
    added,
    difference: netOf(added),
    packageId: changed?.from ?? order.packageId,
    specialRequest: requestBefore ?? order.specialRequest,
    currency: currency?.from ?? order.currency,
    dueDate: dueDate && { paymentId: dueDate.paymentId, from: dueDate.to, to: dueDate.from },
  };
  return { planned, amendment };
}
