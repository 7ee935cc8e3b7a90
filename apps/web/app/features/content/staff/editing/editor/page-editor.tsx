import type { PageDetail } from '@sangamam/contract/content/editing/page-detail';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

import * as phrases from '#phrases/content/staff/editor.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';

import type { PageChanges } from '../api.ts';
import { MetaForm } from '../forms/meta-form.tsx';
import { ConflictNotice } from '../publishing/conflict-notice.tsx';
import { PublishingBar } from '../publishing/publishing-bar.tsx';
import { ScheduledNotice } from '../publishing/scheduled-notice.tsx';
import { LanguageChips, malayalamStep } from '../translating/language-chips.tsx';
import { faultsAtFields, translatedTexts } from '../translating/translated-texts.ts';
import { pageGroup, TranslationList } from '../translating/translation-list.tsx';
import { EditingContext } from './editing.ts';
import styles from './editor.module.css';
import { isTranslation, sectionAt } from './items/field-labels.ts';
import { PageErrorSummary } from './page-error-summary.tsx';
import { SectionList } from './sections/section-list.tsx';
import { usePageEditor } from './use-page-editor.ts';

/**
 * The editor of one page. `start` is the page it began with, `latest` the page on the server: when somebody else has
 * changed it, the editor decides how to continue; without unsaved changes the new page is shown.
 */
export function PageEditor({
  start,
  latest,
  changes,
  onReload,
}: {
  start: PageDetail;
  latest: PageDetail;
  changes: PageChanges;
  /** Starts again with the page on the server. */
  onReload: () => void;
}) {
  const editor = usePageEditor(start, changes);
  const { page, edit, dirty, busy, media, onPicked } = editor;
  const texts = useMemo(() => translatedTexts(page, media), [page, media]);
  const faults = useMemo(() => faultsAtFields(editor.faults, page, texts), [editor.faults, page, texts]);
  const [params, setParams] = useSearchParams();
  const isTranslating = params.get('step') === malayalamStep;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const isScheduled = latest.draft?.state === 'SCHEDULED';
  const isNewer = !busy && latest.revision > editor.revision;
  const inConflict = dirty && (isNewer || editor.problem?.isConflict === true);

  useEffect(() => {
    if (isNewer && !dirty) onReload();
  }, [isNewer, dirty, onReload]);

  const toggle = useCallback((id: string) => {
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const open = useCallback((id: string) => setOpened((before) => new Set(before).add(id)), []);
  const lead = (path: string) => {
    open(sectionAt(path, page.sections)?._id ?? pageGroup);
    if (isTranslation(path) !== isTranslating) setParams(isTranslating ? {} : { step: malayalamStep });
  };
  const editing = useMemo(() => ({ faults, media, onPicked }), [faults, media, onPicked]);

  return (
    <EditingContext value={editing}>
      <PublishingBar
        editor={editor}
        latest={latest}
        onReload={onReload}
        changes={changes}
        inConflict={inConflict}
      />
      {inConflict && <ConflictNotice latest={latest} editor={editor} onReload={onReload} />}
      {editor.restored && (
        <Callout tone="info">
          <p>{phrases.recoveredChanges}</p>
        </Callout>
      )}
      {isScheduled && <ScheduledNotice latest={latest} editor={editor} onReload={onReload} />}
      <PageErrorSummary
        faults={faults}
        blocks={editor.blocks}
        sections={page.sections}
        attempts={editor.attempts}
        onLead={lead}
      />
      <LanguageChips texts={texts} isTranslating={isTranslating} />
      <div className={styles['table']} inert={isScheduled}>
        {isTranslating ? (
          <TranslationList
            texts={texts}
            sections={page.sections}
            opened={opened}
            onToggle={toggle}
            edit={edit}
          />
        ) : (
          <>
            <section className={styles['meta']} aria-labelledby="page-meta">
              <h2 id="page-meta">{phrases.thePage}</h2>
              <div className={styles['fields']}>
                <MetaForm value={page.meta} onChange={(meta) => edit({ kind: 'meta', meta })} />
              </div>
            </section>
            <section className={styles['list']} aria-labelledby="page-sections">
              <h2 id="page-sections">{phrases.sections}</h2>
              <SectionList
                sections={page.sections}
                opened={opened}
                onToggle={toggle}
                onOpen={open}
                edit={edit}
              />
            </section>
          </>
        )}
      </div>
    </EditingContext>
  );
}
