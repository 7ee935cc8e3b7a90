import * as phrases from '#phrases/domain/presence.ts';
import { Initials } from './initials.tsx';
import { useOpenRecord } from './open-record.tsx';
import styles from './presence.module.css';

/**
 * Who else has the record open: circles with initials and a sentence, which a phone leaves to screen readers. It has the
 * same room while nobody has, so that nothing moves.
 */
export function WhoIsHere() {
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
