import { useCallback, useRef, useState, type MouseEvent } from 'react';

import * as phrases from '#phrases/content/family/gallery.ts';
import { langOf } from '#web/lib/text/lang-of.ts';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';

import { ContentPicture, type ImagesOfPage } from '../content-picture.tsx';
import { SectionFrame } from '../sections/section-frame.tsx';
import { SliderControls } from '../slider/slider-controls.tsx';
import { useAutoplay } from '../slider/use-autoplay.ts';
import { useStrip } from '../slider/use-strip.ts';
import styles from './image-carousel.module.css';

const GalleryViewer = lazyDialog(() => import('./gallery-viewer.tsx').then((module) => module.GalleryViewer));

const stepMs = 4_000;

/**
 * Pictures side by side, four wide, two from 768 pixels, one below that (SPEC §9), advancing automatically. Each opens in
 * the viewer; without scripts it is a link to the picture.
 */
export function ImageCarousel({
  title,
  urls,
  images,
}: {
  title: string;
  urls: readonly string[];
  images: ImagesOfPage;
}) {
  const frame = useRef<HTMLDivElement>(null);
  /** The picture that the viewer starts with, and whether it is open. */
  const [viewed, setViewed] = useState({ startAt: 0, opened: false });
  const { strip, index, goTo } = useStrip<HTMLUListElement>();
  const count = urls.length;
  const step = useCallback(
    (by: 1 | -1) => {
      const element = strip.current;
      const atEnd = element !== null && element.scrollLeft + element.clientWidth >= element.scrollWidth - 2;
      if (by === 1) goTo(atEnd ? 0 : index + 1);
      else goTo(index === 0 ? count - 1 : index - 1);
    },
    [strip, goTo, index, count],
  );
  const advance = useCallback(() => step(1), [step]);
  const { paused, toggle } = useAutoplay(frame, {
    everyMs: stepMs,
    enabled: count > 1 && !viewed.opened,
    advance,
  });
  const open = (event: MouseEvent, position: number) => {
    // Another tab or window gets the picture itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setViewed({ startAt: position, opened: true });
  };
  return (
    <SectionFrame
      title={title}
      fallbackLabel={phrases.pictures}
      aside={
        count > 1 && (
          <SliderControls
            unit="picture"
            count={count}
            index={index}
            paused={paused}
            onToggle={toggle}
            onGoTo={goTo}
            onStep={step}
          />
        )
      }
    >
      <div ref={frame}>
        <ul ref={strip} className={styles['strip']}>
          {urls.map((url, position) => (
            // oxlint-disable-next-line react/no-array-index-key -- a picture may stand there twice
            <li key={position} className={styles['item']}>
              <a href={url} aria-haspopup="dialog" onClick={(event) => open(event, position)}>
                <span className="visually-hidden">
                  {phrases.openPicture} {position + 1} {phrases.ofCount({ count })}
                </span>
                <ContentPicture
                  className={styles['picture']}
                  url={url}
                  images={images}
                  sizes="(min-width: 62rem) 17rem, (min-width: 48rem) 46vw, 84vw"
                />
              </a>
              {images[url]?.alt && (
                <p className={styles['caption']} lang={langOf(images[url].alt)} aria-hidden="true">
                  {images[url].alt}
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
      <GalleryViewer
        {...viewed}
        title={title}
        urls={urls}
        images={images}
        onClose={() => setViewed({ ...viewed, opened: false })}
      />
    </SectionFrame>
  );
}
