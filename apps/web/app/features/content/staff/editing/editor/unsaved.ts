import type { PageMedia } from '@sangamam/contract/content/page-media';
import { useCallback, useEffect, useRef, useState } from 'react';

import { readSession } from '#web/lib/session/session.ts';

import type { EditedPage } from './edited-page.ts';

/** Unsaved changes. They survive a reload of this tab, as long as nobody else changes the page. */
export interface Unsaved {
  revision: number;
  page: EditedPage;
  media: PageMedia;
}

const keepAfterMs = 400;

/** The storage key, by account: nobody who signs in later in this tab finds what somebody else typed. */
const keyOf = (designType: string) => `sangamam.page.${readSession()?.userId ?? 'nobody'}.${designType}`;

/** The unsaved changes on top of `revision`. */
export function readUnsaved(designType: string, revision: number): Unsaved | undefined {
  try {
    const unsaved = JSON.parse(sessionStorage.getItem(keyOf(designType)) ?? 'null') as Unsaved | null;
    return unsaved?.revision === revision ? unsaved : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores unsaved changes shortly after they were typed, at the latest when the page is left; deletes them once
 * everything is saved.
 *
 * @returns a function that deletes them; call it when they are discarded
 */
export function useStoredUnsaved(designType: string, unsaved: Unsaved | undefined): () => void {
  // Fixed when the page opens: an expired session must not lose what was typed.
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
    // With full or blocked storage unsaved changes do not survive a reload; the editor still works.
  }
}
