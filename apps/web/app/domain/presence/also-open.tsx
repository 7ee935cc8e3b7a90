import { useState } from 'react';

import * as phrases from '#phrases/domain/presence.ts';
import { Initials } from './initials.tsx';
import { useOpenRecord } from './open-record.tsx';
import styles from './presence.module.css';

/**
 * A line of a dialog that asks before a decision: who else has the record open. It says what was known when the dialog
 * opened, so that its buttons do not move below the finger.
 */
export function AlsoOpen() {
  const { kind, others } = useOpenRecord();
  const [seen, setSeen] = useState(others);
  if (seen === undefined && others !== undefined) setSeen(others);
  if (seen === undefined || seen.length === 0) return null;
  return (
    <p className={styles['also']}>
      <Initials people={seen} />
      <span>{phrases.hasItOpenToo({ kind, names: seen.map(({ name }) => name) })}</span>
    </p>
  );
}
