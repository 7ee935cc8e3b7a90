import { defaultButtonText } from '@sangamam/contract/content/page-kinds';
import type { BannerSlide as Slide } from '@sangamam/contract/content/section';

import * as phrases from '#phrases/content/banner.ts';
import earlyBird from '../artwork/early-bird.svg';
import { ContentLink } from '../content-link.tsx';
import { ContentPicture, type ImagesOfPage } from '../content-picture.tsx';
import styles from './banner-slide.module.css';

/** A background, up to three lines over it, an early-bird note and a button, each only where the editor gave it. */
export function BannerSlide({
  slide,
  images,
  eager,
}: {
  slide: Slide;
  images: ImagesOfPage;
  eager: boolean;
}) {
  const { backgroundUrl, bannerHeading1, bannerHeading2, bannerHeading3 } = slide;
  const { hasEarlyBirdImage, earlyBirdText, hasButton, buttonUrl, buttonText } = slide;
  const hasEarlyBird = hasEarlyBirdImage || earlyBirdText !== '';
  const hasWords = bannerHeading1 !== '' || bannerHeading2 !== '' || bannerHeading3 !== '';
  return (
    <div className={styles['slide']} data-plain={!hasWords && !hasEarlyBird && !hasButton ? true : undefined}>
      <ContentPicture
        className={styles['background']}
        url={backgroundUrl}
        images={images}
        sizes="100vw"
        eager={eager}
        {...(hasWords && { alt: '' })}
      />
      <div className={styles['words']}>
        {bannerHeading1 && <h2>{bannerHeading1}</h2>}
        {bannerHeading2 && <p className={styles['second']}>{bannerHeading2}</p>}
        {bannerHeading3 && <p className={styles['third']}>{bannerHeading3}</p>}
        {hasEarlyBird && (
          <p className={styles['earlyBird']}>
            {hasEarlyBirdImage && (
              <img
                src={earlyBird}
                width={64}
                height={64}
                alt={earlyBirdText === '' ? phrases.earlyBird : ''}
              />
            )}
            {earlyBirdText}
          </p>
        )}
        {hasButton && buttonUrl !== '' && (
          <ContentLink to={buttonUrl} look="button">
            {buttonText === '' ? defaultButtonText : buttonText}
          </ContentLink>
        )}
      </div>
    </div>
  );
}
