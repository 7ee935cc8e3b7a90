import { useState, type ReactNode } from 'react';

import * as phrases from '#phrases/travel/staff/journeys.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import { FamilyName } from '../family-name.tsx';
import { PhoneLink } from '../phone-link.tsx';
import styles from '../transport.module.css';
import type { DeskRights } from './desk-rights.ts';
import { startDrag } from './drop-zone.tsx';
import { MoveDialog, type FamilyPlace } from './move-dialog.tsx';
import type { MoveTo } from './use-moves.ts';

interface ShownFamily {
  orderId: string;
  familyName: string;
  phone: string | null;
  passengers: number;
  ofPassengers: number;
  flightNumber: string;
  day: string;
  time: string;
  notes: string;
}

/** A family with its flight. It can be dragged to another run, or moved there by its button. */
export function FamilyItem({
  family,
  place,
  may,
  moves,
  children,
}: {
  family: ShownFamily;
  place: FamilyPlace;
  may: DeskRights;
  moves: MoveTo;
  /** Badges of a family on a run. */
  children?: ReactNode;
}) {
  const [isMoving, setMoving] = useState(false);
  const { orderId, familyName, phone, passengers, ofPassengers, flightNumber, day, time, notes } = family;
  const moving = { orderId, familyName, fromRunId: place.runId };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is a mouse's way beside the button
    <li
      className={styles['family']}
      draggable={may.manage}
      onDragStart={(event) => may.manage && startDrag(event, moving)}
    >
      {may.manage && (
        <span className={styles['grip']} aria-hidden="true">
          <Icon name={icons.grip} />
        </span>
      )}
      <div>
        <strong>
          <FamilyName orderId={orderId} familyName={familyName} maySeeOrders={may.seeOrders} />
        </strong>
        <span className={styles['sub']}>
          {passengers === ofPassengers
            ? phrases.passengerCount(passengers)
            : phrases.partOf({ passengers, of: ofPassengers })}
          {' · '}
          {phrases.flightAt({ flight: flightNumber, time })}
        </span>
        <span className={styles['sub']}>
          <PhoneLink phone={phone} />
        </span>
        {notes && <span className={styles['sub']}>{notes}</span>}
        {children}
      </div>
      {may.manage && (
        <>
          <Button size="sm" variant="muted" onClick={() => setMoving(true)}>
            {phrases.moveTo}
            <span className="visually-hidden">{` ${familyName}`}</span>
          </Button>
          <MoveDialog
            moving={moving}
            passengers={passengers}
            place={place}
            flight={{ day, time }}
            opened={isMoving}
            onClose={() => setMoving(false)}
            moves={moves}
          />
        </>
      )}
    </li>
  );
}
