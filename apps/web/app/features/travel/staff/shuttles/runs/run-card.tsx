import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ShuttleFamily, ShuttleRun } from '@sangamam/contract/travel/shuttles/shuttle-run';
import { useId } from 'react';

import * as phrases from '#phrases/travel/staff/journeys.ts';
import { Row } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

import styles from '../transport.module.css';
import type { DeskRights } from './desk-rights.ts';
import { DropZone } from './drop-zone.tsx';
import { FamilyItem } from './family-item.tsx';
import { RunActions } from './run-actions.tsx';
import type { MoveTo } from './use-moves.ts';

/** A run: when it leaves, how full it is, its driver, and its families with what the driver says. */
export function RunCard({
  run,
  conventionId,
  may,
  moves,
}: {
  run: ShuttleRun;
  conventionId: string;
  may: DeskRights;
  moves: MoveTo;
}) {
  const heading = useId();
  const { departsAt, airport, airportName, taken, seats, meetingPoint } = run;
  const { driverName, driverPhone, vehicleName } = run;
  return (
    <DropZone
      as="li"
      labelledBy={heading}
      className={styles['run']}
      onDropped={may.manage ? (moving) => void moves(moving, run._id) : undefined}
    >
      <div className={styles['runHead']}>
        <h3 id={heading}>{phrases.leavesAt({ time: departsAt })}</h3>
        <StatusBadge tone={run.publishedAt ? 'done' : 'neutral'}>
          {run.publishedAt ? phrases.published : phrases.draft}
        </StatusBadge>
        {run.pinned && <StatusBadge tone="neutral">{phrases.byHand}</StatusBadge>}
      </div>
      <p className={styles['sub']}>
        {airportName} · {phrases.seatsTaken({ taken, seats })}
        {vehicleName && ` · ${vehicleName}`}
      </p>
      <meter
        className={styles['meter']}
        min={0}
        max={seats}
        value={taken}
        aria-label={phrases.seatsTaken({ taken, seats })}
      />
      <p className={styles['sub']}>
        {driverName || (driverPhone ? phrases.driver : phrases.noDriver)}
        {driverPhone && (
          <>
            {driverName ? ' · ' : ' '}
            <span className={styles['phone']}>{driverPhone}</span>
          </>
        )}
      </p>
      <p className={styles['sub']}>{meetingPoint || phrases.noMeetingPoint}</p>
      {run.families.length === 0 ? (
        <p className={styles['sub']}>{phrases.nobodyOnThisRun}</p>
      ) : (
        <ul className={styles['families']}>
          {run.families.map((family) => (
            <FamilyItem
              key={family.orderId}
              family={family}
              place={{ conventionId, direction: run.direction, airport, runId: run._id }}
              may={may}
              moves={moves}
            >
              <FamilyBadges family={family} direction={run.direction} />
            </FamilyItem>
          ))}
        </ul>
      )}
      <Row>
        {may.manage && <RunActions run={run} conventionId={conventionId} />}
        {run.families.length > 0 && (
          <LinkButton
            size="sm"
            variant="muted"
            to={`${adminPaths.transportManifest}?conventionId=${conventionId}&run=${run._id}`}
          >
            {phrases.printThis}
            <span className="visually-hidden">{phrases.moreFor({ run: departsAt })}</span>
          </LinkButton>
        )}
      </Row>
    </DropZone>
  );
}

const tones: Readonly<Record<ShuttleFamily['state'], StatusTone>> = {
  WAITING: 'waiting',
  PICKED_UP: 'done',
  NOT_THERE: 'stopped',
  DELAYED: 'action',
};

function FamilyBadges({
  family: { fits, isConfirmed, state, delayMinutes },
  direction,
}: {
  family: ShuttleFamily;
  direction: ShuttleRun['direction'];
}) {
  const misfit = direction === 'ARRIVAL' ? phrases.doesNotFitArrival : phrases.doesNotFitDeparture;
  const said = delayMinutes === null ? phrases.states[state] : phrases.delayedBy({ minutes: delayMinutes });
  return (
    <span className={styles['badges']}>
      {!fits && <StatusBadge tone="stopped">{misfit}</StatusBadge>}
      {!isConfirmed && <StatusBadge tone="stopped">{phrases.notConfirmed}</StatusBadge>}
      {state !== 'WAITING' && <StatusBadge tone={tones[state]}>{said}</StatusBadge>}
    </span>
  );
}
