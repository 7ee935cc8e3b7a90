import type { MediaItem } from '@sangamam/contract/content/media/media-item';

import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './media-library.module.css';

/** A thumbnail of a picture, or of a video's poster, or an icon for the kind of file. */
export function MediaThumb({
  item,
  sizes = '14rem',
  alt = '',
}: {
  item: MediaItem;
  sizes?: string;
  alt?: string;
}) {
  const shown = item.kind === 'IMAGE' ? item : item.poster;
  if (!shown) {
    return (
      <span className={styles['sign']}>
        <Icon name={item.kind === 'PDF' ? 'page' : icons.film} size={44} />
      </span>
    );
  }
  return (
    <picture className={styles['thumb']}>
      {shown.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={shown.url}
        alt={alt}
        width={shown.width ?? undefined}
        height={shown.height ?? undefined}
        style={shown.color === null ? undefined : { backgroundColor: shown.color }}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
