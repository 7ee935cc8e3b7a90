import * as phrases from '#phrases/arrival/staff/desk.ts';

import styles from './check-in.module.css';
import { countWaiting } from './device/pending.ts';
import type { Desk } from './use-desk.ts';

/**
 * How many people are here of those who are expected, in all and by age group: as the server last said, and what this
 * device has not sent yet.
 */
export function ArrivalCounters({
  desk: {
    counts: { data },
    families,
    queue,
  },
}: {
  desk: Desk;
}) {
  if (!data) return null;
  const more = countWaiting(families ?? [], queue.state.waiting);
  const all = data.here + [...more.values()].reduce((sum, count) => sum + count, 0);
  return (
    <dl className={styles['counters']} aria-label={phrases.peopleHere}>
      <div>
        <dt>{phrases.peopleHere}</dt>
        <dd>{phrases.hereOf({ ...data, here: all })}</dd>
      </div>
      {data.groups
        .filter(({ expected }) => expected > 0)
        .map(({ ageGroup, ...group }) => (
          <div key={ageGroup} data-small="true">
            <dt>{phrases.ageGroupNames[ageGroup]}</dt>
            <dd>{phrases.hereOf({ ...group, here: group.here + (more.get(ageGroup) ?? 0) })}</dd>
          </div>
        ))}
    </dl>
  );
}
