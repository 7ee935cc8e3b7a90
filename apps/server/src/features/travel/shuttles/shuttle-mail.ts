import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { paths } from '@sangamam/contract/paths';

import * as phrases from '#phrases/mails/shuttles.ts';
import type { Context } from '#server/db/context.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, paragraph } from '#server/features/outbox/layout/mail-blocks.ts';

import type { PublishedRun } from './shuttle-read-model.ts';

export type { PublishedRun };

/** Tells a family its shuttle runs, that they changed, or that they are planned again. */
export function mailShuttle(
  ctx: Context,
  order: OrderRow,
  { runs, about, isFirst }: { runs: readonly PublishedRun[]; about: string; isFirst: boolean },
): Promise<void> {
  return queueOrderMail(ctx, order, ({ convention }) => ({
    kind: 'travel.shuttle',
    about,
    subject: isFirst ? phrases.shuttleSubject({ convention }) : phrases.shuttleChangedSubject({ convention }),
    blocks: [
      paragraph(runs.length === 0 ? phrases.plannedAgain : isFirst ? phrases.yourShuttle : phrases.changed),
      ...runs.flatMap((run) => [paragraph(headingOf(run)), facts(...factsOf(run))]),
      button(phrases.seeTravelPlan, `${ctx.publicUrl}${paths.arrivalDeparture(order.id)}`),
    ],
  }));
}

function headingOf({ run, airportName }: PublishedRun): string {
  return run.direction === 'ARRIVAL'
    ? phrases.fromTheAirport({ airport: airportName })
    : phrases.toTheAirport({ airport: airportName });
}

function factsOf({ run, seat }: PublishedRun): [string, string][] {
  const { day, departsAt, meetingPoint, driverName, driverPhone } = run;
  const rows: [string, string][] = [
    [phrases.leaves, phrases.dayAndTime({ day: formatDate(day), time: departsAt.slice(0, 5) })],
    [phrases.meetingPoint, meetingPoint],
    [phrases.driver, [driverName, driverPhone].filter(Boolean).join(', ')],
    [phrases.seats, String(seat.passengers)],
  ];
  return rows.filter(([, value]) => value !== '');
}
