import type { PageDetail } from '@sangamam/contract/content/editing/page-detail';
import type { MediaItem } from '@sangamam/contract/content/media/media-item';
import type { PageMedia } from '@sangamam/contract/content/page-media';
import { useMemo, useReducer, useState } from 'react';

import { ApiError } from '#web/lib/api/api-error.ts';
import { useUnsaved } from '#web/ui/form/leaving/unsaved-forms.ts';

import type { PageChanges } from '../api.ts';
import {
  byField,
  editPage,
  pageErrorsOf,
  savingErrorsOf,
  type EditedPage,
  type PageErrors,
} from './edited-page.ts';
import { noMedia } from './editing.ts';
import { readUnsaved, useStoredUnsaved } from './unsaved.ts';

/** The actions on a page, of which one runs at a time. */
export type EditorAction = 'save' | 'publish' | 'schedule' | 'unschedule' | 'discard' | 'restore';

/** What a page was last checked for; until then its faults are not shown. */
type Checked = 'save' | 'publish';

/** What the server said of a page; it is forgotten as soon as the page is changed. */
interface Reported {
  page: EditedPage;
  faults: PageErrors;
  blocks: Checked;
}

/** The state of the editor of a page: unsaved changes, the saved page, errors, and changes by others. */
export function usePageEditor(start: PageDetail, changes: PageChanges) {
  const { designType } = start;
  const [left] = useState(() => readUnsaved(designType, start.revision));
  const [first] = useState(() => contentOf(start));
  const [page, edit] = useReducer(editPage, left ? { ...first, ...left.page } : first);
  const [saved, setSaved] = useState<EditedPage>(first);
  const [revision, setRevision] = useState(start.revision);
  const [media, setMedia] = useState<PageMedia>(() => withMedia(start, left?.media));
  const [checked, setChecked] = useState<Checked | undefined>(
    start.faults.length > 0 ? 'publish' : undefined,
  );
  const [reported, setReported] = useState<Reported>({
    page: first,
    faults: byField(start.faults),
    blocks: 'publish',
  });
  const [busy, setBusy] = useState<EditorAction>();
  const [problem, setProblem] = useState<{ message: string; isConflict: boolean }>();
  const [attempts, setAttempts] = useState(0);

  const dirty = useMemo(() => JSON.stringify(page) !== JSON.stringify(saved), [page, saved]);
  const unsavable = useMemo(() => (checked === 'save' ? savingErrorsOf(page) : {}), [checked, page]);
  const faults = useMemo<PageErrors>(() => {
    if (Object.keys(unsavable).length > 0) return unsavable;
    return { ...(reported.page === page && reported.faults), ...(checked && pageErrorsOf(page)) };
  }, [checked, page, reported, unsavable]);
  const blocks: Checked =
    Object.keys(unsavable).length > 0 || (reported.page === page && reported.blocks === 'save')
      ? 'save'
      : 'publish';

  const unsaved = useMemo(
    () => (dirty ? { revision, page, media } : undefined),
    [dirty, revision, page, media],
  );
  const forget = useStoredUnsaved(designType, unsaved);

  useUnsaved(dirty);

  /** Runs one action; refusals are shown at fields or above the page. Returns the page on success. */
  const run = async (act: EditorAction, work: () => Promise<PageDetail | undefined>) => {
    if (busy) return undefined;
    setBusy(act);
    setProblem(undefined);
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const named = error.errors.flatMap(({ field, message }) => (field ? [{ field, message }] : []));
      const blocks = error.code === 'PAGE_UNFINISHED' ? 'publish' : 'save';
      setReported({ page, faults: byField(named), blocks });
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
    if (Object.keys(savingErrorsOf(page)).length > 0) {
      setChecked('save');
      setAttempts((count) => count + 1);
      return undefined;
    }
    const { meta, sections, translations } = page;
    const content = { meta, sections: [...sections], translations: [...translations] };
    const detail = await changed(changes.save({ revision, ...content }));
    setChecked(detail.faults.length > 0 ? 'publish' : undefined);
    setReported({ page, faults: byField(detail.faults), blocks: 'publish' });
    setSaved(page);
    return detail;
  };

  /** Whether nothing keeps the page from being published; else the list of faults is shown and takes the focus. */
  const isFinished = () => {
    if (Object.keys({ ...faults, ...pageErrorsOf(page) }).length === 0) return true;
    setChecked('publish');
    setAttempts((count) => count + 1);
    return false;
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
    media,
    onPicked: (item: MediaItem) => setMedia((before) => withMedia(before, mediaOf(item))),
    /** What is to be corrected, by field; none before somebody saved the page or wanted to publish it. */
    faults,
    /** What the faults prevent: publishing alone, or saving as well. */
    blocks,
    isFinished,
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

function contentOf({ meta, sections, translations }: PageDetail): EditedPage {
  return { meta, sections, translations };
}

function withMedia({ images, films, posters }: PageMedia, more: PageMedia | undefined): PageMedia {
  return {
    images: { ...images, ...more?.images },
    films: { ...films, ...more?.films },
    posters: { ...posters, ...more?.posters },
  };
}

/** What a page needs to show a file of the library. */
function mediaOf({ kind, url, altText: alt, width, height, color, sources, poster }: MediaItem): PageMedia {
  if (kind === 'VIDEO') {
    return {
      images: poster ? { [poster.url]: poster } : {},
      films: { [url]: alt },
      posters: poster ? { [url]: poster.url } : {},
    };
  }
  if (width === null || height === null) return noMedia;
  return { ...noMedia, images: { [url]: { alt, width, height, color: color ?? '#cccccc', sources } } };
}
