import { useEffect, useRef, type KeyboardEvent } from 'react';

import * as phrases from '#phrases/content/gallery.ts';
import { IconButton } from '#web/ui/primitives/button/button.tsx';
import { ContentPicture, type ImagesOfPage } from '../content-picture.tsx';
import { useStrip } from '../slider/use-strip.ts';
import styles from './gallery-viewer.module.css';

/**
 * Pictures at full size over the page. Arrow keys, Home and End move, a swipe does, Escape closes; the focus stays within
 * and returns to the picture that opened it. The browser's own dialog does most of that.
 */
export function GalleryViewer({
  title,
  urls,
  images,
  startAt,
  onClose,
}: {
  title: string;
  urls: readonly string[];
  images: ImagesOfPage;
  startAt: number;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { strip, index, goTo } = useStrip();
  const count = urls.length;
  useEffect(() => {
    dialog.current?.showModal();
    goTo(startAt, { jump: true });
  }, [goTo, startAt]);

  const step = (by: number) => goTo((index + by + count) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    goTo((to + count) % count);
  };
  const caption = images[urls[index] ?? '']?.alt ?? '';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that move pictures, beside the buttons that do
    <dialog
      ref={dialog}
      className={styles['viewer']}
      aria-label={title === '' ? phrases.pictures : title}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles['bar']}>
        <p aria-live="polite">
          <span className={styles['count']}>
            {index + 1} {phrases.ofLabel({ count })}
          </span>{' '}
          {caption}
        </p>
        <IconButton icon="close" label={phrases.close} onClick={() => dialog.current?.close()} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div ref={strip} className={styles['strip']} tabIndex={0}>
        {urls.map((url, position) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- a picture may stand there twice
            key={position}
            className={styles['item']}
            aria-hidden={position === index ? undefined : true}
          >
            <ContentPicture className={styles['picture']} url={url} images={images} sizes="100vw" />
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={styles['steps']}>
          <IconButton icon="arrowLeft" label={phrases.previousPicture} onClick={() => step(-1)} />
          <IconButton icon="arrowRight" label={phrases.nextPicture} onClick={() => step(1)} />
        </div>
      )}
    </dialog>
  );
}
