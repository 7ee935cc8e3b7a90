import { sectionTypes } from '@sangamam/contract/content/page-kinds';
import type { EditedSection } from '@sangamam/contract/content/section';
import { Fragment } from 'react';

import * as phrases from '#phrases/content/staff/editor/sections.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import type { Edit } from '../edited-page.ts';
import styles from '../editor.module.css';
import { nameOfSection, newSection, sectionTypeNames } from './new-section.ts';
import { RemovedNotice } from './removed-notice.tsx';
import { SectionCard } from './section-card.tsx';
import { useSectionActions } from './use-section-actions.ts';

/** The sections of the page, with buttons to add new ones. The one removed last can be restored. */
export function SectionList({
  sections,
  opened,
  onToggle,
  onOpen,
  edit,
}: {
  sections: readonly EditedSection[];
  opened: ReadonlySet<string>;
  onToggle: (id: string) => void;
  onOpen: (id: string) => void;
  edit: (edit: Edit) => void;
}) {
  const { acts, add, removed, bringBack, closeRemoved, said } = useSectionActions(sections, edit, onOpen);
  const notice = removed && (
    <RemovedNotice
      key={removed.section._id}
      name={nameOfSection(removed.section)}
      onUndo={bringBack}
      onClose={closeRemoved}
    />
  );
  const noticeAt = removed && Math.min(removed.at, sections.length);
  return (
    <>
      <ol className={styles['sections']} aria-label={phrases.sections}>
        {sections.map((section, index) => (
          <Fragment key={section._id}>
            {noticeAt === index && notice}
            <SectionCard
              section={section}
              index={index}
              count={sections.length}
              opened={opened.has(section._id)}
              onToggle={onToggle}
              acts={acts}
            />
          </Fragment>
        ))}
        {noticeAt === sections.length && notice}
      </ol>
      <fieldset className={styles['adding']}>
        <legend>{phrases.addASection}</legend>
        {sectionTypes.map((type) => (
          <Button
            key={type}
            variant="secondary"
            size="sm"
            icon="plus"
            onClick={() => add(newSection(type, crypto.randomUUID()))}
          >
            {sectionTypeNames[type]}
          </Button>
        ))}
      </fieldset>
      <output className="visually-hidden">{said}</output>
    </>
  );
}
