import type { VideoSource } from '@sangamam/contract/content/video-source';

import * as phrases from '#phrases/content/family/videos.ts';

import type { ImagesOfPage } from '../content-picture.tsx';
import { SectionFrame } from '../sections/section-frame.tsx';
import { Video } from './video.tsx';
import styles from './video-carousel.module.css';

/** Videos side by side; the row scrolls if they do not fit. Other sites get no request before Play is pressed. */
export function VideoCarousel({
  title,
  urls,
  videos,
  titles,
  posters,
  images,
}: {
  title: string;
  urls: readonly string[];
  /** What the library says of its films, by address. */
  titles: Readonly<Record<string, string>> | undefined;
  /** The pictures that stand for films, by the film's address. */
  posters: Readonly<Record<string, string>> | undefined;
  images: ImagesOfPage;
  videos: Readonly<Record<string, VideoSource>>;
}) {
  if (urls.length === 0) return null;
  return (
    <SectionFrame title={title} fallbackLabel={phrases.videos}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <ul className={styles['row']} tabIndex={urls.length > 1 ? 0 : undefined}>
        {urls.map((url, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- a video may stand there twice
          <li key={position}>
            <Video
              url={url}
              title={titles?.[url] ?? ''}
              poster={posters?.[url]}
              images={images}
              source={videos[url] ?? { kind: 'link', url }}
              name={
                urls.length === 1
                  ? phrases.theVideo
                  : phrases.videoOf({ position: position + 1, count: urls.length })
              }
            />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
