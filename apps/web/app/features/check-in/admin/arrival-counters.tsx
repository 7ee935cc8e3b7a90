import * as phrases from '#phrases/check-in.ts';
import styles from './check-in.module.css';
import type { Desk } from './use-desk.ts';

/** How many people are here of those who are expected, in all and by age group; as last known without a connection. */
export function ArrivalCounters({ counts: { data } }: Pick<Desk, 'counts'>) {
  if (!data) return null;
  return (
    <dl className={styles['counters']} aria-label={phrases.peopleHere}>
      <div>
        <dt>{phrases.peopleHere}</dt>
        <dd>{phrases.hereOf(data)}</dd>
      </div>
      {data.groups
        .filter(({ expected }) => expected > 0)
        .map(({ ageGroup, ...group }) => (
          <div key={ageGroup} data-small="true">
            <dt>{phrases.ageGroupNames[ageGroup]}</dt>
            <dd>{phrases.hereOf(group)}</dd>
          </div>
        ))}
    </dl>
  );
}
