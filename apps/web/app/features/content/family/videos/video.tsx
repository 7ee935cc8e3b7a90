import type { VideoSource } from '@sangamam/contract/content/video-source';
import { useEffect, useRef, useState, type MouseEvent } from 'react';

import * as phrases from '#phrases/content/family/videos.ts';
import { langOf } from '#web/lib/text/lang-of.ts';
import { useHydratedSoon } from '#web/lib/use-hydrated.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import filmPoster from '../artwork/film-poster.svg';
import { ContentPicture, type ImagesOfPage } from '../content-picture.tsx';
import { useFilmLength } from './use-film-length.ts';
import styles from './video-carousel.module.css';

/**
 * One video. A file of this site has the browser's player; one of another site is a link with our own poster that, where
 * scripts run, turns into that site's player on a click.
 */
export function Video({
  url,
  source,
  name,
  title,
  poster,
  images,
}: {
  url: string;
  source: VideoSource;
  /** Tells it apart from the other videos. */
  name: string;
  /** What the library says of it; empty for videos of other sites. */
  title: string;
  /** The picture that editors chose for it, where they did. */
  poster: string | undefined;
  images: ImagesOfPage;
}) {
  const [playing, setPlaying] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (playing) player.current?.focus();
  }, [playing]);

  if (source.kind === 'file') {
    return <Film url={source.url} name={name} title={title} poster={poster} images={images} />;
  }
  if (source.kind === 'player' && playing) {
    return (
      <iframe
        ref={player}
        className={styles['frame']}
        src={source.embedUrl}
        title={`${name}, ${source.provider}`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- "same origin" is the player's own here, and it needs it
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allowFullScreen
      />
    );
  }
  const where = source.kind === 'player' ? source.provider : hostOf(url);
  const play = (event: MouseEvent) => {
    if (source.kind !== 'player' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <a href={url} rel="noopener" className={styles['facade']} onClick={play}>
      <img src={filmPoster} width={1200} height={675} alt="" loading="lazy" decoding="async" />
      <span className={styles['play']}>
        <Icon name="play" size={34} />
      </span>
      <span className={styles['note']}>
        <span>
          {phrases.play} <span className="visually-hidden">{name} </span>
          {phrases.on({ where })}
        </span>
      </span>
    </a>
  );
}

/** One clear dot. */
const clear = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * A film of this site: its poster, or without one a frame of it (our poster until its head is read), and our own button,
 * then the browser's player. Without scripts that is there at once, before the poster.
 */
function Film({
  url,
  name,
  title,
  poster,
  images,
}: {
  url: string;
  name: string;
  title: string;
  poster: string | undefined;
  images: ImagesOfPage;
}) {
  const hydrated = useHydratedSoon();
  const [started, setStarted] = useState(false);
  const film = useRef<HTMLVideoElement>(null);
  const length = useFilmLength(film);
  const start = () => {
    setStarted(true);
    if (!film.current) return;
    film.current.currentTime = 0;
    film.current.focus();
    // Where a browser forbids it, the player that is visible now has a button of its own.
    film.current.play().catch(() => undefined);
  };
  return (
    <div
      className={styles['film']}
      data-poster={poster === undefined || started ? undefined : hydrated ? 'above' : 'below'}
    >
      {poster !== undefined && !started && (
        // The title says what the film is.
        <ContentPicture
          url={poster}
          images={images}
          sizes="(min-width: 60rem) 50vw, min(100vw, 34rem)"
          alt=""
          className={styles['poster']}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- editors upload the file; captions are within it */}
      <video
        ref={film}
        className={styles['frame']}
        controls={started || !hydrated}
        tabIndex={started || !hydrated ? undefined : -1}
        preload="none"
        // The frame that stands for the film: its first one is often empty.
        src={poster === undefined ? `${url}#t=1` : url}
        // Without one Chromium's player is grey, and our picture lies behind it.
        poster={poster === undefined || hydrated ? undefined : clear}
        aria-label={title === '' ? name : title}
        lang={langOf(title)}
      />
      {hydrated && !started && (
        <button type="button" className={styles['cover']} onClick={start}>
          <span className={styles['play']}>
            <Icon name="play" size={34} />
          </span>
          <span className="visually-hidden">{phrases.playFilm({ name })}</span>
          {(title !== '' || length !== undefined) && (
            <span className={styles['note']}>
              <span lang={langOf(title)}>{title}</span>
              <span className={styles['length']}>{length}</span>
            </span>
          )}
        </button>
      )}
    </div>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : phrases.anotherSite;
}
