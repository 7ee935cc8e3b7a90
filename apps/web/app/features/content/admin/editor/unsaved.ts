import type { ImageFacts } from '@sangamam/contract/content/image-facts';
import { useCallback, useEffect, useRef, useState } from 'react';

import { readSession } from '#web/lib/session/session.ts';
import type { EditedPage } from './edited-page.ts';

/** What was typed and not saved: it outlives a reload in this tab, as long as nobody else changes the page. */
export interface Unsaved {
  revision: number;
  page: EditedPage;
  images: Readonly<Record<string, ImageFacts>>;
}

const keepAfterMs = 400;

/** Where it is kept; whoever signs in later in this tab does not find what somebody else typed. */
const keyOf = (designType: string) => `sangamam.page.${readSession()?.userId ?? 'nobody'}.${designType}`;

/** What was left unsaved on top of `revision`. */
export function readUnsaved(designType: string, revision: number): Unsaved | undefined {
  try {
    const unsaved = JSON.parse(sessionStorage.getItem(keyOf(designType)) ?? 'null') as Unsaved | null;
    return unsaved?.revision === revision ? unsaved : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps what is not saved yet, a moment after it was typed and at the latest when the page is left; nothing once
 * everything is saved.
 *
 * @returns forgets it; call it when nothing of it is wanted any more
 */
export function useStoredUnsaved(designType: string, unsaved: Unsaved | undefined): () => void {
  // Settled when the page opens: a session that ends meanwhile must not lose what was typed.
  const [key] = useState(() => keyOf(designType));
  const keepNow = useRef<(() => void) | undefined>(undefined);
  const forgotten = useRef(false);
  useEffect(() => {
    const keep = () => {
      clearTimeout(timer);
      keepNow.current = undefined;
      if (!forgotten.current) write(key, unsaved);
    };
    const timer = setTimeout(keep, keepAfterMs);
    keepNow.current = keep;
    return () => clearTimeout(timer);
  }, [key, unsaved]);
  useEffect(() => {
    const leave = () => keepNow.current?.();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return useCallback(() => {
    forgotten.current = true;
    write(key, undefined);
  }, [key]);
}

function write(key: string, unsaved: Unsaved | undefined): void {
  try {
    if (unsaved) sessionStorage.setItem(key, JSON.stringify(unsaved));
    else sessionStorage.removeItem(key);
  } catch {
    // A full or forbidden storage costs the safety net, not the editor.
  }
}
