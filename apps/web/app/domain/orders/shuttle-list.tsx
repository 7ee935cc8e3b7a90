import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { FamilyShuttle } from '@sangamam/contract/travel/plan/travel-plan';
import { useId } from 'react';

import * as phrases from '#phrases/travel/staff/shuttles.ts';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';

/** The published shuttle runs of a family: when, where, and with whom. Renders nothing while there are none. */
export function ShuttleList({
  shuttles,
  heading: Heading,
}: {
  shuttles: readonly FamilyShuttle[];
  heading: 'h2' | 'h4';
}) {
  const id = useId();
  if (shuttles.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap="sm">
        <Heading id={id}>{phrases.yourShuttle}</Heading>
        {shuttles.map((shuttle) => {
          const {
            direction,
            airportName,
            day,
            departsAt,
            meetingPoint,
            driverName,
            driverPhone,
            passengers,
          } = shuttle;
          return (
            <Facts
              key={`${direction} ${day} ${departsAt}`}
              facts={[
                {
                  name: phrases.legs[direction]({ airport: airportName }),
                  value: phrases.dayAndTime({ day: shortDate(day), time: departsAt }),
                },
                { name: phrases.meetingPoint, value: meetingPoint },
                { name: phrases.driver, value: [driverName, driverPhone].filter(Boolean).join(', ') },
                { name: phrases.seats, value: passengers },
              ].filter(({ value }) => value !== '')}
            />
          );
        })}
      </Stack>
    </section>
  );
}
