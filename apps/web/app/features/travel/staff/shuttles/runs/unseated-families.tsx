import { useId } from 'react';

import * as phrases from '#phrases/travel/staff/journeys.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';

import { useJourneys } from '../api/transport.ts';
import type { BoardChoice } from '../transport-choice.ts';
import styles from '../transport.module.css';
import type { DeskRights } from './desk-rights.ts';
import { DropZone } from './drop-zone.tsx';
import { FamilyItem } from './family-item.tsx';
import type { MoveTo } from './use-moves.ts';

/** The families of a day that have no seats yet, or not enough. */
export function UnseatedFamilies({
  choice: { conventionId, direction, day, airport },
  may,
  moves,
}: {
  choice: BoardChoice;
  may: DeskRights;
  moves: MoveTo;
}) {
  const heading = useId();
  const query = { view: 'UNSEATED', direction, day, pageSize: '100', ...(airport && { airport }) } as const;
  return (
    <DropZone
      as="section"
      labelledBy={heading}
      className={styles['unseated']}
      onDropped={may.manage ? (moving) => void moves(moving, null) : undefined}
    >
      <h2 id={heading}>{phrases.waitingForSeats}</h2>
      {may.manage && <p className={styles['sub']}>{phrases.dragHint}</p>}
      <Loaded query={useJourneys(conventionId, query)}>
        {({ docs }) =>
          docs.length === 0 ? (
            <p>{phrases.everybodyHasSeats}</p>
          ) : (
            <ul className={styles['families']}>
              {docs.map((journey) => (
                <FamilyItem
                  key={journey.orderId}
                  family={{
                    ...journey,
                    passengers: (journey.passengers ?? 0) - journey.seated,
                    ofPassengers: journey.passengers ?? 0,
                    day: journey.day ?? '',
                    time: journey.time ?? '',
                    flightNumber: journey.flightNumber ?? '',
                  }}
                  place={{ conventionId, direction, airport: journey.airport ?? '', runId: null }}
                  may={may}
                  moves={moves}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </DropZone>
  );
}
