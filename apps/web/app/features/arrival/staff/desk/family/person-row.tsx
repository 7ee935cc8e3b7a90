import { useId, type ReactNode } from 'react';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import styles from '../check-in.module.css';
import type { ShownPerson } from '../device/pending.ts';
import { timeOf } from './time-of.ts';

/** A person of a family: a box to tick while not here, else since when and how to take it back. */
export function PersonRow({
  person,
  isSelectable,
  isSelected,
  onSelect,
  onUndo,
  needs,
  form,
}: {
  person: ShownPerson;
  isSelectable: boolean;
  isSelected: boolean;
  onSelect: (selected: boolean) => void;
  onUndo: () => void;
  /** What the desk has to know of the person. */
  needs: ReactNode;
  /** How a missing consent form is taken. */
  form: ReactNode;
}) {
  const id = useId();
  const { name, ageGroup, attending, arrival, isHere, isWaiting, lacksConsent, consentSaid } = person;
  const age = (
    <span className={styles['age']} data-group={ageGroup}>
      {phrases.ageGroupNames[ageGroup]}
    </span>
  );
  const missing = lacksConsent && (
    <StatusBadge tone="action">
      {isHere && consentSaid ? phrases.consentSaid[consentSaid] : phrases.lacksConsent}
    </StatusBadge>
  );
  if (isHere)
    return (
      <li className={styles['person']} data-here="true">
        <span className={styles['who']}>
          <span className={styles['what']}>
            <span className={styles['name']}>{name}</span>
            {age}
            <StatusBadge tone="done">{phrases.here}</StatusBadge>
            {missing}
          </span>
        </span>
        <span className={styles['since']}>
          {isWaiting
            ? phrases.waitingToBeSent
            : arrival &&
              phrases.hereSince({ time: timeOf(arrival.at), desk: arrival.desk, name: arrival.byName })}
        </span>
        <Button size="sm" variant="muted" aria-label={phrases.undoFor({ name })} onClick={onUndo}>
          {phrases.undo}
        </Button>
        {needs}
        {form}
      </li>
    );
  return (
    <li className={styles['person']}>
      {isSelectable ? (
        <label className={styles['who']} htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
          />
          <span className={styles['what']}>
            <span className={styles['name']}>{name}</span>
            {age}
            {missing}
          </span>
        </label>
      ) : (
        <span className={styles['who']}>
          <span className={styles['what']}>
            <span className={styles['name']}>{name}</span>
            {age}
            {missing}
          </span>
        </span>
      )}
      <span className={styles['since']}>
        {isWaiting ? phrases.waitingToBeSent : attending ? '' : phrases.notAttending}
      </span>
      {needs}
      {form}
    </li>
  );
}
