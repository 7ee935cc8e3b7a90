import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, inBlock, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import type { PublishedShuttle } from '../plan/travel-plan-read-model.ts';

type Direction = PublishedShuttle['run']['direction'];

/**
 * Tells a family which seats its changed travel plan has cost it, in the caller's transaction; where it still wants a
 * shuttle, that its seats are planned again.
 */
export function mailLostSeats(
  ctx: Context,
  order: OrderRow,
  { lost, wanted }: { lost: readonly PublishedShuttle[]; wanted: readonly Direction[] },
): Promise<void> {
  const isPlannedAgain = lost.some(({ run }) => wanted.includes(run.direction));
  return queueOrderMail(ctx, order, ({ convention }, phrases) => ({
    kind: 'travel.seats-cancelled',
    about: `${order.travelRevision}`,
    subject: phrases.shuttles.seatsCancelledSubject({ convention }),
    blocks: [
      ...inBlock(
        'happened',
        ...lost.map(({ run: { direction, day, departsAt }, airportName: airport }) =>
          paragraph(
            phrases.shuttles.seatsCancelled[direction]({
              airport,
              day: formatDate(day, phrases.dates),
              time: departsAt.slice(0, 5),
            }),
          ),
        ),
      ),
      ...inBlock(
        'next',
        paragraph(isPlannedAgain ? phrases.shuttles.weAreInformed : phrases.shuttles.noShuttleAnyMore),
      ),
      button(phrases.shuttles.seeTravelPlan, `${ctx.publicUrl}${paths.arrivalDeparture(order.id)}`),
    ],
  }));
}
