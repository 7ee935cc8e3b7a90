import type { ImageFacts } from '@sangamam/contract/content/image-facts';
import type { PageDetail } from '@sangamam/contract/content/admin/page-detail';
import type { MediaItem } from '@sangamam/contract/media/admin/media-item';
import { useEffect, useMemo, useReducer, useState } from 'react';

import { ApiError } from '#web/lib/api/api-error.ts';
import type { PageChanges } from '../api/change-page.ts';
import { editPage, pageErrorsOf, type EditedPage, type PageErrors } from './edited-page.ts';
import { readUnsaved, useStoredUnsaved } from './unsaved.ts';

/** The actions on a page, of which one runs at a time. */
export type EditorAction = 'save' | 'publish' | 'schedule' | 'unschedule' | 'discard' | 'restore';

/** The state of the editor of a page: unsaved changes, the saved page, errors, and changes by others. */
export function usePageEditor(start: PageDetail, changes: PageChanges) {
  const { designType } = start;
  const [left] = useState(() => readUnsaved(designType, start.revision));
  const [page, edit] = useReducer(editPage, left?.page ?? contentOf(start));
  const [saved, setSaved] = useState<EditedPage>(() => contentOf(start));
  const [revision, setRevision] = useState(start.revision);
  const [images, setImages] = useState<Readonly<Record<string, ImageFacts>>>({
    ...start.images,
    ...left?.images,
  });
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<{ page: EditedPage; faults: PageErrors }>();
  const [busy, setBusy] = useState<EditorAction>();
  const [problem, setProblem] = useState<{ message: string; isConflict: boolean }>();
  const [attempts, setAttempts] = useState(0);

  const dirty = useMemo(() => JSON.stringify(page) !== JSON.stringify(saved), [page, saved]);
  const faults = useMemo<PageErrors>(
    () => ({ ...(refused?.page === page && refused.faults), ...(checked && pageErrorsOf(page)) }),
    [checked, page, refused],
  );

  const unsaved = useMemo(
    () => (dirty ? { revision, page, images } : undefined),
    [dirty, revision, page, images],
  );
  const forget = useStoredUnsaved(designType, unsaved);

  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);

  /** Runs one action; refusals are shown at fields or above the page. Returns the page on success. */
  const run = async (act: EditorAction, work: () => Promise<PageDetail | undefined>) => {
    if (busy) return undefined;
    setBusy(act);
    setProblem(undefined);
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const named = error.errors.flatMap(({ field, message }) => (field ? [[field, message] as const] : []));
      setRefused({ page, faults: Object.fromEntries(named) });
      setAttempts((count) => count + 1);
      const isConflict = error.code === 'CONFLICT';
      if (isConflict) await changes.refresh();
      if (named.length === 0) setProblem({ message: error.message, isConflict });
      return undefined;
    } finally {
      setBusy(undefined);
    }
  };

  const saveNow = async (): Promise<PageDetail | undefined> => {
    if (Object.keys(pageErrorsOf(page)).length > 0) {
      setChecked(true);
      setAttempts((count) => count + 1);
      return undefined;
    }
    const { meta, sections } = page;
    const detail = await changed(changes.save({ revision, meta, sections: [...sections] }));
    setChecked(false);
    setSaved(page);
    return detail;
  };

  /** Continues from the page as it is after a change. */
  const changed = async (changing: Promise<PageDetail>): Promise<PageDetail> => {
    const detail = await changing;
    setRevision(detail.revision);
    return detail;
  };

  /** Saves unsaved changes, then runs the next action on the draft. */
  const afterSaving = (act: EditorAction, next: (revision: number) => Promise<PageDetail>) =>
    run(act, async () => {
      const draft = dirty ? await saveNow() : { revision };
      return draft && (await changed(next(draft.revision)));
    });

  return {
    page,
    edit,
    dirty,
    /** True if the editor shows changes left unsaved before a reload. */
    restored: left !== undefined && dirty,
    revision,
    images,
    onPicked: (item: MediaItem) => setImages((before) => ({ ...before, ...factsOf(item) })),
    faults,
    /** Grows with each failed attempt. */
    attempts,
    busy,
    problem,
    save: () => run('save', saveNow),
    publish: () => afterSaving('publish', changes.publish),
    schedule: (publishAt: string) => afterSaving('schedule', (at) => changes.schedule(at, publishAt)),
    unschedule: () => run('unschedule', () => changed(changes.unschedule(revision))),
    discard: () => run('discard', () => changed(changes.discard(revision))),
    restore: (version: number) => run('restore', () => changed(changes.restore(revision, version))),
    /** Lets the changes here replace what somebody else has saved meanwhile. */
    insist: (newest: number) => {
      setProblem(undefined);
      setRevision(newest);
    },
    /** Discards the changes here. */
    forget,
  };
}

export type PageEditorState = ReturnType<typeof usePageEditor>;

function contentOf({ meta, sections }: PageDetail): EditedPage {
  return { meta, sections };
}

function factsOf({ url, altText, width, height, color, sources }: MediaItem): Record<string, ImageFacts> {
  if (width === null || height === null) return {};
  return { [url]: { alt: altText, width, height, color: color ?? '#cccccc', sources } };
}
