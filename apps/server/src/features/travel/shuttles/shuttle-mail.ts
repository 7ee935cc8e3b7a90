import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import type { MailTextKind } from '@sangamam/contract/mail/texts/mail-text-kinds';
import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, inBlock, paragraph } from '#server/features/mail/layout/mail-blocks.ts';
import type { MailPhrases } from '#server/phrases/mail-phrases.ts';

import type { PublishedRun } from './shuttle-read-model.ts';

export type { PublishedRun };

/** Tells a family its shuttle runs, that they changed, or that they are planned again. */
export function mailShuttle(
  ctx: Context,
  order: OrderRow,
  { runs, about, isFirst }: { runs: readonly PublishedRun[]; about: string; isFirst: boolean },
): Promise<void> {
  return queueOrderMail(ctx, order, ({ convention }, phrases) => ({
    kind: 'travel.shuttle',
    ...textOf(runs, isFirst),
    about,
    subject: isFirst
      ? phrases.shuttles.shuttleSubject({ convention })
      : phrases.shuttles.shuttleChangedSubject({ convention }),
    blocks: [
      paragraph(
        runs.length === 0
          ? phrases.shuttles.plannedAgain
          : isFirst
            ? phrases.shuttles.yourShuttle
            : phrases.shuttles.changed,
      ),
      ...runs.flatMap((run) =>
        inBlock('details', paragraph(headingOf(run, phrases)), facts(...factsOf(run, phrases))),
      ),
      button(phrases.shuttles.seeTravelPlan, `${ctx.publicUrl}${paths.arrivalDeparture(order.id)}`),
    ],
  }));
}

/** Which text of an organiser is about this. */
function textOf(runs: readonly PublishedRun[], isFirst: boolean): { text: MailTextKind } {
  if (runs.length === 0) return { text: 'travel-shuttle-planned-again' };
  return { text: isFirst ? 'travel-shuttle' : 'travel-shuttle-changed' };
}

function headingOf({ run, airportName }: PublishedRun, phrases: MailPhrases): string {
  return run.direction === 'ARRIVAL'
    ? phrases.shuttles.fromTheAirport({ airport: airportName })
    : phrases.shuttles.toTheAirport({ airport: airportName });
}

function factsOf({ run, seat }: PublishedRun, phrases: MailPhrases): [string, string][] {
  const { day, departsAt, meetingPoint, driverName, driverPhone } = run;
  const rows: [string, string][] = [
    [
      phrases.shuttles.leaves,
      phrases.shuttles.dayAndTime({ day: formatDate(day, phrases.dates), time: departsAt.slice(0, 5) }),
    ],
    [phrases.shuttles.meetingPoint, meetingPoint],
    [phrases.shuttles.driver, [driverName, driverPhone].filter(Boolean).join(', ')],
    [phrases.shuttles.seats, String(seat.passengers)],
  ];
  return rows.filter(([, value]) => value !== '');
}
