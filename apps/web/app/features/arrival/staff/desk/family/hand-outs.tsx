import type { HandOutKind } from '@sangamam/contract/arrival/hand-outs/hand-out-decision';
import { useId } from 'react';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import styles from '../check-in.module.css';
import type { ShownAddon } from '../device/pending.ts';
import { timeOf } from './time-of.ts';

/** Hands a line out, or takes that back. */
export type HandOutAct = (addon: ShownAddon, kind: HandOutKind, how: { overrides: boolean }) => void;

/** The add-ons of a family, each with a box to tick once it is handed out. Renders nothing without any. */
export function HandOuts({
  addons,
  mayOverride,
  onAct,
}: {
  addons: readonly ShownAddon[];
  mayOverride: boolean;
  onAct: HandOutAct;
}) {
  const heading = useId();
  if (addons.length === 0) return null;
  return (
    <section className={styles['handOuts']} aria-labelledby={heading}>
      <h3 id={heading}>{phrases.toHandOut}</h3>
      <ul className={styles['people']}>
        {addons.map((addon) => (
          <AddonRow
            key={addon._id}
            addon={addon}
            mayOverride={mayOverride}
            onTick={(isTicked) =>
              onAct(addon, isTicked ? 'HANDED_OUT' : 'TAKEN_BACK', {
                overrides: isTicked && addon.standing === 'NOT_CONFIRMED',
              })
            }
          />
        ))}
      </ul>
    </section>
  );
}

function AddonRow({
  addon,
  mayOverride,
  onTick,
}: {
  addon: ShownAddon;
  mayOverride: boolean;
  onTick: (isTicked: boolean) => void;
}) {
  const id = useId();
  const { standing, handOut, isHandedOut, isWaiting } = addon;
  const isOpen = standing === 'CONFIRMED' || (standing === 'NOT_CONFIRMED' && mayOverride);
  const what = (
    <span className={styles['what']}>
      <span className={styles['name']}>{phrases.addonCount(addon)}</span>
      {isHandedOut && <StatusBadge tone="done">{phrases.handedOut}</StatusBadge>}
      {standing !== 'CONFIRMED' && (
        <StatusBadge tone="stopped">{phrases.standingNames[standing]}</StatusBadge>
      )}
    </span>
  );
  return (
    <li className={styles['person']} data-here={isHandedOut || undefined}>
      {isOpen || isHandedOut ? (
        <label className={styles['who']} htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={isHandedOut}
            onChange={(event) => onTick(event.target.checked)}
          />
          {what}
        </label>
      ) : (
        <span className={styles['who']}>{what}</span>
      )}
      <span className={styles['since']}>
        {isWaiting
          ? phrases.waitingToBeSent
          : handOut &&
            phrases.handedOutAt({ time: timeOf(handOut.at), desk: handOut.desk, name: handOut.byName })}
      </span>
      {!isWaiting && handOut && handOut.quantity !== addon.quantity && (
        <span className={styles['changed']}>
          {phrases.numberChanged({ out: handOut.quantity, booked: addon.quantity })}
        </span>
      )}
    </li>
  );
}
