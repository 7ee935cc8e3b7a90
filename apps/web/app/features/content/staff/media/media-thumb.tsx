import type { MediaItem } from '@sangamam/contract/content/media/media-item';

import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './media-library.module.css';

/** A thumbnail of a file, or an icon for its kind. */
export function MediaThumb({
  item,
  sizes = '14rem',
  alt = '',
}: {
  item: MediaItem;
  sizes?: string;
  alt?: string;
}) {
  if (item.kind !== 'IMAGE') {
    return (
      <span className={styles['sign']}>
        <Icon name={item.kind === 'PDF' ? 'page' : icons.film} size={44} />
      </span>
    );
  }
  return (
    <picture className={styles['thumb']}>
      {item.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={item.url}
        alt={alt}
        width={item.width ?? undefined}
        height={item.height ?? undefined}
        style={item.color === null ? undefined : { backgroundColor: item.color }}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
