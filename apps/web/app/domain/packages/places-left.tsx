import * as phrases from '#phrases/domain/packages.ts';
import styles from './places-left.module.css';

/** At most this many places left are worth mentioning. */
const few = 10;

/** Says that something is sold out or nearly so; renders nothing otherwise. */
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
