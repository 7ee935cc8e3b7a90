import type { Section } from '@sangamam/contract/content/section';
import { videoSource, type VideoSource } from '@sangamam/contract/content/video-source';

/** How each video of a page plays, by its address. Worked out beside the page, so that visitors need no code for it. */
export function videosOf(sections: readonly Section[]): Record<string, VideoSource> {
  const urls = sections.flatMap((section) =>
    section.sectionType === 'CAROUSEL' && section.carousel.contentType === 'VIDEO'
      ? section.carousel.contentUrl
      : [],
  );
  return Object.fromEntries(urls.map((url) => [url, videoSource(url)]));
}
