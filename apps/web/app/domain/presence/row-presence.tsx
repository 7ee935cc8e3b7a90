import type { Colleague } from '@sangamam/contract/casework/presence/presence';

import * as phrases from '#phrases/domain/presence.ts';

import { Initials } from './initials.tsx';
import styles from './presence.module.css';

/** Who has the record of a row open: circles with initials, and the names for screen readers. */
export function RowPresence({ people }: { people: readonly Colleague[] | undefined }) {
  if (people === undefined || people.length === 0) return null;
  return (
    <span className={styles['row']}>
      <Initials people={people} />
      <span className="visually-hidden">
        {phrases.hasThisOpen({ names: people.map(({ name }) => name) })}
      </span>
    </span>
  );
}
