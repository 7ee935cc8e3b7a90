import type { MediaItem } from '@sangamam/contract/content/media/media-item';

import * as phrases from '#phrases/content/staff/media.ts';

import styles from './media-library.module.css';
import { MediaThumb } from './media-thumb.tsx';
import { isInUse, mediaFacts } from './media-words.ts';

/** A grid of files; each is a button. */
export function MediaGrid({
  items,
  busy,
  action,
  onChoose,
}: {
  items: readonly MediaItem[];
  busy: boolean;
  /** What the button of a file does, for screen readers: `Open`, `Choose`. */
  action: string;
  onChoose: (item: MediaItem) => void;
}) {
  return (
    <ul className={styles['grid']} aria-busy={busy} aria-label={phrases.files}>
      {items.map((item) => (
        <li key={item._id}>
          <button type="button" className={styles['card']} onClick={() => onChoose(item)}>
            <span className="visually-hidden">{action}: </span>
            <MediaThumb item={item} />
            <span className={styles['alt']}>{item.altText}</span>
            <span className={styles['facts']}>
              {mediaFacts(item)}
              {isInUse(item) && <span className={styles['used']}>{phrases.inUse}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
