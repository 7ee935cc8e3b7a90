import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import * as phrases from '#phrases/domain/presence.ts';

import styles from './presence.module.css';
import { Initials } from './initials.tsx';
import { useOpenRecord } from './open-record.tsx';

/** The way back from a record, and who else has it open. */
export function RecordTrail({ trail }: Parameters<typeof Breadcrumbs>[0]) {
  return (
    <div className={styles['head']}>
      <Breadcrumbs trail={trail} />
      <WhoIsHere />
    </div>
  );
}

/**
 * Who else has the record open: circles with initials and a sentence, which a phone leaves to screen readers. It has the
 * same room while nobody has, so that nothing moves.
 */
function WhoIsHere() {
  const { others = [] } = useOpenRecord();
  return (
    <output className={styles['here']}>
      {others.length > 0 && (
        <>
          <Initials people={others} />
          <span className={styles['words']}>
            {phrases.hasThisOpen({ names: others.map(({ name }) => name) })}
          </span>
        </>
      )}
    </output>
  );
}
