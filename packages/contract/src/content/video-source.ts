import { isSameSite } from './link.ts';

/** How a carousel plays an address. Nothing is loaded from another site before somebody presses play. */
export type VideoSource =
  | { kind: 'file'; url: string }
  /** `embedUrl` is loaded in a frame after the click; its host is one of `videoFrameHosts`. */
  | { kind: 'player'; provider: 'YouTube' | 'Vimeo'; embedUrl: string }
  /** Any other web address: shown as a plain link. */
  | { kind: 'link'; url: string };

/** Frame hosts that the content security policy must allow. */
export const videoFrameHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** Classifies the address of a video. */
export function videoSource(url: string): VideoSource {
  if (isSameSite(url)) return { kind: 'file', url };
  const youTube = youTubeId(url);
  if (youTube !== undefined) {
    const embedUrl = `${videoFrameHosts[0]}/embed/${youTube}?autoplay=1&rel=0`;
    return { kind: 'player', provider: 'YouTube', embedUrl };
  }
  const vimeo = /^https:\/\/(?:www\.)?vimeo\.com\/(\d{5,12})(?:[/?#]|$)/iu.exec(url)?.[1];
  if (vimeo !== undefined) {
    const embedUrl = `${videoFrameHosts[1]}/video/${vimeo}?autoplay=1&dnt=1`;
    return { kind: 'player', provider: 'Vimeo', embedUrl };
  }
  return { kind: 'link', url };
}

function youTubeId(url: string): string | undefined {
  const watch =
    /^https:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)([\w-]{11})(?![\w-])/iu;
  const short = /^https:\/\/youtu\.be\/([\w-]{11})(?![\w-])/iu;
  return watch.exec(url)?.[1] ?? short.exec(url)?.[1];
}
