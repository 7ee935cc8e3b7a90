import { useEffect, type KeyboardEvent } from 'react';

import * as phrases from '#phrases/content/family/gallery.ts';
import { langOf } from '#web/lib/text/lang-of.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { IconButton } from '#web/ui/primitives/button/button.tsx';

import { ContentPicture, type ImagesOfPage } from '../content-picture.tsx';
import { useStrip } from '../slider/use-strip.ts';
import styles from './gallery-viewer.module.css';

interface PicturesProps {
  urls: readonly string[];
  images: ImagesOfPage;
  startAt: number;
  onClose: () => void;
}

/** Pictures at full size over the page. Arrow keys, Home and End move through them, and so does a swipe. */
export function GalleryViewer({
  title,
  opened,
  ...pictures
}: PicturesProps & { title: string; opened: boolean }) {
  return (
    <Dialog
      opened={opened}
      onClose={pictures.onClose}
      title={title === '' ? phrases.pictures : title}
      fullScreen
      className={styles['dialog']}
    >
      <Pictures {...pictures} />
    </Dialog>
  );
}

function Pictures({ urls, images, startAt, onClose }: PicturesProps) {
  const { strip, index, goTo } = useStrip();
  const count = urls.length;
  useEffect(() => {
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that move pictures, beside the buttons that do
    <div className={styles['viewer']} onKeyDown={onKeyDown}>
      <div className={styles['bar']}>
        <p aria-live="polite">
          <span className={styles['count']}>
            {index + 1} {phrases.ofLabel({ count })}
          </span>{' '}
          <span lang={langOf(caption)}>{caption}</span>
        </p>
        <IconButton icon="close" label={phrases.close} onClick={onClose} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div ref={strip} className={styles['strip']} tabIndex={0}>
        {urls.map((url, position) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- a picture may be there twice
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
          <Dots count={count} index={index} />
          <IconButton icon="arrowRight" label={phrases.nextPicture} onClick={() => step(1)} />
        </div>
      )}
    </div>
  );
}

/** Where one is among the pictures, for the eye; on a touch screen also that they can be swiped. */
function Dots({ count, index }: { count: number; index: number }) {
  return (
    <div className={styles['place']} aria-hidden="true">
      {count <= mostDots && (
        <p className={styles['dots']}>
          {Array.from({ length: count }, (_, position) => (
            <span key={position} data-current={position === index || undefined} />
          ))}
        </p>
      )}
      <p className={styles['hint']}>{phrases.swipe}</p>
    </div>
  );
}

/** More would not fit beside the arrows of a narrow phone. */
const mostDots = 12;
