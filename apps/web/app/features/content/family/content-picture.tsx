import type { ImageFacts } from '@sangamam/contract/content/image-facts';
import { useState } from 'react';
import { preload } from 'react-dom';

import { langOf } from '#web/lib/text/lang-of.ts';

import fallbackPerson from './artwork/fallback-person.svg';
import fallbackPicture from './artwork/fallback-picture.svg';

/** Facts of the library's pictures by address, as a page brings them. */
export type ImagesOfPage = Readonly<Record<string, ImageFacts>>;

const fallbacks = {
  picture: { src: fallbackPicture, width: 1200, height: 900 },
  person: { src: fallbackPerson, width: 480, height: 480 },
} as const;

/**
 * A picture of the library in all its formats and widths, with its dimensions to avoid layout shifts. If its address is
 * missing or broken, a fallback picture is shown (SPEC §3).
 */
export function ContentPicture({
  url,
  images,
  sizes,
  alt,
  fallback = 'picture',
  eager = false,
  narrow,
  className,
}: {
  url: string;
  images: ImagesOfPage;
  /** How wide it is shown, as the `sizes` attribute has it. */
  sizes: string;
  /** In place of the library's description; empty where the words beside say it all. */
  alt?: string;
  fallback?: keyof typeof fallbacks;
  /** True for what is seen first: loaded at once and before the others. */
  eager?: boolean;
  /** Another picture where the media query holds, as wide as the screen; not shown while it has no renditions. */
  narrow?: { url: string; media: string } | undefined;
  className?: string | undefined;
}) {
  const [broken, setBroken] = useState('');
  const loading = eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  if (url === '' || broken === url) {
    return <img {...fallbacks[fallback]} {...loading} alt="" decoding="async" className={className} />;
  }
  const facts = images[url];
  const said = alt ?? facts?.alt ?? '';
  const sourcesOf = (of: string) => images[of]?.sources ?? [];
  const narrowSources = narrow ? sourcesOf(narrow.url) : [];
  const preloadFirst = (of: string, imageSizes: string, media?: string) => {
    const [best] = sourcesOf(of);
    if (!best) return;
    const { type, srcset: imageSrcSet } = best;
    preload(of, { as: 'image', type, imageSrcSet, imageSizes, media, fetchPriority: 'high' });
  };
  if (eager && narrow && narrowSources.length > 0) {
    preloadFirst(narrow.url, '100vw', narrow.media);
    preloadFirst(url, sizes, `not all and ${narrow.media}`);
  } else if (eager) preloadFirst(url, sizes);
  return (
    <picture>
      {narrowSources.map(({ type, srcset }) => (
        <source key={`narrow ${type}`} media={narrow?.media} type={type} srcSet={srcset} sizes="100vw" />
      ))}
      {facts?.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        // It may have failed before scripts ran.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setBroken(url);
        }}
        src={url}
        alt={said}
        lang={langOf(said)}
        width={facts?.width}
        height={facts?.height}
        style={facts && { backgroundColor: facts.color }}
        {...loading}
        decoding="async"
        className={className}
        onError={() => setBroken(url)}
      />
    </picture>
  );
}
