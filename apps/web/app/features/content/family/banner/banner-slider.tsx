import type { BannerSlide as Slide } from '@sangamam/contract/content/section';
import { useCallback, useRef } from 'react';

import * as phrases from '#phrases/content/family/banner.ts';
import { useHydratedSoon } from '#web/lib/use-hydrated.ts';

import type { ImagesOfPage } from '../content-picture.tsx';
import { SliderControls } from '../slider/slider-controls.tsx';
import { useAutoplay } from '../slider/use-autoplay.ts';
import { useStrip } from '../slider/use-strip.ts';
import { BannerSlide } from './banner-slide.tsx';
import styles from './banner-slider.module.css';

const slideMs = 6_000;

/**
 * One slide at a time, advancing automatically in a loop (SPEC §9). After the last slide there is a copy of the first;
 * once there, the strip jumps back unnoticed. Without scripts the strip can be scrolled.
 */
export function BannerSlider({
  title,
  slides,
  images,
  first,
  facts,
}: {
  title: string;
  slides: readonly Slide[];
  images: ImagesOfPage;
  /** True for the first banner of the page, which is loaded eagerly. */
  first: boolean;
  /** Days and place of the convention, above the lines of each slide. */
  facts?: string | undefined;
}) {
  const frame = useRef<HTMLElement>(null);
  const count = slides.length;
  const scripted = useHydratedSoon();
  const { strip, index, goTo } = useStrip({ loopAt: count });
  const shown = index % count;

  const step = useCallback(
    (by: 1 | -1) => {
      if (by === 1) goTo(shown + 1);
      else if (shown === 0) goTo(count - 1, { from: count });
      else goTo(shown - 1);
    },
    [goTo, shown, count],
  );
  const advance = useCallback(() => step(1), [step]);
  const { paused, toggle } = useAutoplay(frame, {
    everyMs: slideMs,
    enabled: count > 1,
    advance,
  });

  return (
    <section
      ref={frame}
      className={styles['banner']}
      aria-roledescription="carousel"
      aria-label={title === '' ? phrases.highlights : title}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div ref={strip} className={styles['strip']} tabIndex={count > 1 ? 0 : undefined}>
        {slides.map((slide, position) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- slides have no other identity
            key={position}
            className={styles['item']}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element means a slide
            role="group"
            aria-roledescription="slide"
            aria-label={phrases.ofLabel({ position: position + 1, count })}
            // Whoever goes by keyboard does not step through the buttons of slides out of view; swiping is the strip's.
            inert={scripted && position !== shown}
          >
            <BannerSlide slide={slide} facts={facts} images={images} eager={first && position === 0} />
          </div>
        ))}
        {scripted && count > 1 && slides[0] && (
          <div className={styles['item']} aria-hidden="true" inert>
            <BannerSlide slide={slides[0]} facts={facts} images={images} eager={false} />
          </div>
        )}
      </div>
      {count > 1 && (
        <div className={styles['controls']}>
          <SliderControls
            tone="green"
            unit="slide"
            count={count}
            index={shown}
            paused={paused}
            onToggle={toggle}
            onGoTo={goTo}
            onStep={step}
          />
        </div>
      )}
    </section>
  );
}
