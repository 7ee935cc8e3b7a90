import { initialsOf, type Colleague } from '@sangamam/contract/casework/presence/presence';

import * as phrases from '#phrases/domain/presence.ts';

import styles from './presence.module.css';

/** At most so many circles: the last one counts those who are left. */
const most = 3;

/** Colleagues as small circles with their initials. Their names must be beside them, for screen readers at least. */
export function Initials({ people }: { people: readonly Colleague[] }) {
  const shown = people.length > most ? people.slice(0, most - 1) : people;
  const left = people.length - shown.length;
  return (
    <span className={styles['circles']} aria-hidden="true">
      {shown.map(({ _id, name }) => (
        <span key={_id} className={styles['circle']} title={name}>
          {initialsOf(name)}
        </span>
      ))}
      {left > 0 && (
        <span
          className={styles['circle']}
          title={people
            .slice(shown.length)
            .map(({ name }) => name)
            .join(', ')}
        >
          {phrases.more({ count: left })}
        </span>
      )}
    </span>
  );
}
