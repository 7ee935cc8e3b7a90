import * as phrases from '#phrases/domain/packages.ts';
import styles from './places-left.module.css';

/** From here on people are told how many there are; before that the number would only be noise. */
const few = 10;

/** That something is sold out or nearly so; nothing while there is enough, or no limit. */
export function PlacesLeft({
  left,
  one,
  many,
}: {
  left: number | null | undefined;
  one: string;
  many: string;
}) {
  if (left === null || left === undefined || left > few) return null;
  return (
    <strong className={styles['places']} data-gone={left <= 0 || undefined}>
      {left <= 0 ? phrases.soldOut : phrases.onlyLeft({ left, what: left === 1 ? one : many })}
    </strong>
  );
}
