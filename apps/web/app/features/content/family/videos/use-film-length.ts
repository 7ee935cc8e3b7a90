import { useEffect, useState, type RefObject } from 'react';

/**
 * Length of a film as `m:ss`. Once the film comes into view its head is read, which has the length; whoever asked the
 * browser to save data, and whoever never scrolls that far, loads nothing.
 *
 * @returns undefined while it is unknown
 */
export function useFilmLength(film: RefObject<HTMLVideoElement | null>): string | undefined {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    const element = film.current;
    if (!element || savesData()) return undefined;
    const read = () => setSeconds(element.duration);
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      if (element.preload === 'none') element.preload = 'metadata';
    });
    element.addEventListener('loadedmetadata', read);
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeEventListener('loadedmetadata', read);
    };
  }, [film]);
  return seconds !== undefined && Number.isFinite(seconds) ? clockText(seconds) : undefined;
}

/** `75` seconds are `1:15`. */
function clockText(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
