import type { DriverAct, DriverFamily } from '@sangamam/contract/travel/driver/driver-endpoints';
import { useId, useState } from 'react';

import { CancelButton } from '#web/ui/feedback/dialog/cancel-button.tsx';
import * as phrases from '#phrases/travel/family/driver.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

import styles from './driver.module.css';

const tones: Readonly<Record<DriverFamily['state'], StatusTone>> = {
  WAITING: 'waiting',
  PICKED_UP: 'done',
  NOT_THERE: 'stopped',
  DELAYED: 'action',
};
const delays = [10, 20, 30, 45, 60, 90];

/** A family of a run, with a call and what the driver may say. */
export function DriverFamilyCard({
  family,
  say,
}: {
  family: DriverFamily;
  say: (familyId: string, state: DriverAct['state'], delayMinutes?: number) => void;
}) {
  const heading = useId();
  const [isLate, setLate] = useState(false);
  const { familyId, familyName, phone, passengers, flightNumber, time, notes, state, delayMinutes } = family;
  const named = <span className="visually-hidden">{phrases.ofFamily({ family: familyName })}</span>;
  const sayAndClose = (next: DriverAct['state'], minutes?: number) => {
    setLate(false);
    say(familyId, next, minutes);
  };
  return (
    <li className={styles['family']} aria-labelledby={heading}>
      <div className={styles['head']}>
        <h3 id={heading}>{familyName}</h3>
        <StatusBadge tone={tones[state]}>
          {delayMinutes === null ? phrases.states[state] : phrases.delayedBy({ minutes: delayMinutes })}
        </StatusBadge>
      </div>
      <p>
        {phrases.passengerCount(passengers)} · {phrases.flightAt({ flight: flightNumber, time })}
      </p>
      {notes && <p className={styles['notes']}>{notes}</p>}
      {phone === null ? (
        <p>{phrases.noPhone}</p>
      ) : (
        <a className={styles['call']} href={`tel:${phone.replaceAll(' ', '')}`}>
          <Icon name={icons.phone} />
          <span>{phrases.call({ family: familyName })}</span>
        </a>
      )}
      {isLate ? (
        <fieldset className={styles['delays']}>
          <legend>{phrases.howLong}</legend>
          {delays.map((minutes) => (
            <Button key={minutes} variant="secondary" onClick={() => sayAndClose('DELAYED', minutes)}>
              {phrases.minutesOf({ minutes })}
            </Button>
          ))}
          <CancelButton onClick={() => setLate(false)} />
        </fieldset>
      ) : state === 'PICKED_UP' ? (
        <Button variant="secondary" onClick={() => sayAndClose('WAITING')}>
          {phrases.undo}
          {named}
        </Button>
      ) : (
        <div className={styles['acts']}>
          <Button onClick={() => sayAndClose('PICKED_UP')}>
            {phrases.pickedUp}
            {named}
          </Button>
          <Button variant="secondary" onClick={() => sayAndClose('NOT_THERE')}>
            {phrases.notThere}
            {named}
          </Button>
          <Button variant="secondary" onClick={() => setLate(true)}>
            {phrases.delayed}
            {named}
          </Button>
        </div>
      )}
    </li>
  );
}
