import { useEffect, useRef, useState } from 'react';

import { visitorDraftMs } from '#web/lib/forms/form-draft.ts';
import { draftsOf, readSession } from '#web/lib/session/session.ts';

import type { Attachment } from './use-attachments.ts';

interface Kept {
  /** Milliseconds since 1970. */
  savedAt: number;
  names: readonly string[];
}

/**
 * Names of files that were attached before the page was loaded again: the draft keeps the text of a message, but no
 * page may keep files. None once files are attached again. The names live as long as a visitor's draft.
 */
export function useLostFiles(files: readonly Attachment[]): {
  lost: readonly string[];
  forgetLost: () => void;
} {
  const [lost, setLost] = useState<readonly string[]>([]);
  const had = useRef(false);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the server knows nothing of this browser's storage
    setLost(readNames());
  }, []);
  useEffect(() => {
    if (files.length > 0) {
      had.current = true;
      writeNames(files.map(({ file }) => file.name));
    } else if (had.current) sessionStorage.removeItem(key());
  }, [files]);
  const forgetLost = () => {
    setLost([]);
    sessionStorage.removeItem(key());
  };
  return { lost: files.length > 0 ? [] : lost, forgetLost };
}

const key = () => `${draftsOf(readSession()?.userId ?? null)}contact-files`;

function readNames(): readonly string[] {
  try {
    const { savedAt, names } = JSON.parse(sessionStorage.getItem(key()) ?? '') as Kept;
    return Date.now() - savedAt < visitorDraftMs ? names : [];
  } catch {
    return []; // Nothing was attached, or storage is blocked.
  }
}

function writeNames(names: readonly string[]): void {
  try {
    const kept: Kept = { savedAt: Date.now(), names };
    sessionStorage.setItem(key(), JSON.stringify(kept));
  } catch {
    // With full or blocked storage nothing is remembered.
  }
}
