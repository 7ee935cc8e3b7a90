import { defaultButtonText } from '@sangamam/contract/content/page-kinds';
import type { BannerSlide as Slide } from '@sangamam/contract/content/section';

import * as phrases from '#phrases/content/family/banner.ts';
import { paths } from '#web/config/paths.ts';
import { langOf } from '#web/lib/text/lang-of.ts';

import earlyBird from '../artwork/early-bird.svg';
import { ContentLink } from '../content-link.tsx';
import { ContentPicture, type ImagesOfPage } from '../content-picture.tsx';
import styles from './banner-slide.module.css';

/** A background, up to three lines over it, an early-bird note and a button, each only where the editor gave it. */
export function BannerSlide({
  slide,
  facts,
  images,
  eager,
}: {
  slide: Slide;
  /** A line above the editor's own. */
  facts: string | undefined;
  images: ImagesOfPage;
  eager: boolean;
}) {
  const { backgroundUrl, phoneBackgroundUrl, bannerHeading1, bannerHeading2, bannerHeading3 } = slide;
  const { hasEarlyBirdImage, earlyBirdText, hasButton, buttonUrl, buttonText } = slide;
  const hasEarlyBird = hasEarlyBirdImage || earlyBirdText !== '';
  const hasWords = bannerHeading1 !== '' || bannerHeading2 !== '' || bannerHeading3 !== '';
  return (
    <div className={styles['slide']} data-plain={!hasWords && !hasEarlyBird && !hasButton ? true : undefined}>
      <ContentPicture
        className={styles['background']}
        url={backgroundUrl}
        images={images}
        // On phones a part of the picture fills its box, so it is wider than the screen.
        sizes="(max-width: 48rem) 160vw, 100vw"
        eager={eager}
        narrow={phoneBackgroundUrl ? { url: phoneBackgroundUrl, media: '(max-width: 48rem)' } : undefined}
        {...(hasWords && { alt: '' })}
      />
      <div className={styles['words']}>
        {hasWords && facts && <p className={styles['facts']}>{facts}</p>}
        {bannerHeading1 && <h2 lang={langOf(bannerHeading1)}>{bannerHeading1}</h2>}
        {bannerHeading2 && (
          <p className={styles['second']} lang={langOf(bannerHeading2)}>
            {bannerHeading2}
          </p>
        )}
        {bannerHeading3 && (
          <p className={styles['third']} lang={langOf(bannerHeading3)}>
            {bannerHeading3}
          </p>
        )}
        {hasEarlyBird && (
          <p className={styles['earlyBird']} lang={langOf(earlyBirdText)}>
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
          <SlideButton to={buttonUrl}>{buttonText === '' ? defaultButtonText : buttonText}</SlideButton>
        )}
      </div>
    </div>
  );
}

/** Whoever is signed in has signed up: that button leads to their account instead. */
function SlideButton({ to, children }: { to: string; children: string }) {
  if (to !== paths.register) {
    return (
      <ContentLink to={to} look="button">
        {children}
      </ContentLink>
    );
  }
  return (
    <>
      <span data-for="visitor">
        <ContentLink to={to} look="button">
          {children}
        </ContentLink>
      </span>
      <span data-for="member">
        <ContentLink to={paths.myAccount} look="button">
          {phrases.goToMyAccount}
        </ContentLink>
      </span>
    </>
  );
}
