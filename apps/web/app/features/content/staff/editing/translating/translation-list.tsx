import type { EditedSection } from '@sangamam/contract/content/section';
import { longestLine } from '@sangamam/contract/content/page-translations';
import { useId, useState } from 'react';

import { thePage } from '#phrases/content/staff/editor.ts';
import { hidden } from '#phrases/content/staff/editor/sections.ts';
import * as phrases from '#phrases/content/staff/translating.ts';
import {
  DoneCount,
  EnglishRichText,
  EnglishText,
  rowsFor,
  TranslationPair,
} from '#web/domain/translations/translation-pair.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import { RichText } from '../../../family/rich-text/rich-text.tsx';
import type { Edit } from '../editor/edited-page.ts';
import editorStyles from '../editor/editor.module.css';
import { EditLongLine, EditRichText } from '../editor/items/fields.tsx';
import { fieldNameOf, sectionAt, translationPath } from '../editor/items/field-labels.ts';
import { sectionTypeNames } from '../editor/sections/new-section.ts';
import { countDone, type TranslatedText } from './translated-texts.ts';

/** The group of texts that belong to no section: the page's title and description. */
export const pageGroup = 'page';

/** Every text of the page by section, the English one beside a field for the Malayalam one. */
export function TranslationList({
  texts,
  sections,
  opened,
  onToggle,
  edit,
}: {
  texts: readonly TranslatedText[];
  sections: readonly EditedSection[];
  /** Groups that are open, by the id of their section. */
  opened: ReadonlySet<string>;
  onToggle: (id: string) => void;
  edit: (edit: Edit) => void;
}) {
  /** What was missing when only that was asked for: it stays while it is written. */
  const [missing, setMissing] = useState<ReadonlySet<string>>();
  if (texts.length === 0) {
    return (
      <EmptyState title={phrases.nothingYet}>
        <p>{phrases.nothingYetText}</p>
      </EmptyState>
    );
  }
  const done = countDone(texts);
  const total = texts.length;
  const shown = missing ? texts.filter(({ key, ml }) => missing.has(key) || ml === '') : texts;
  const groups = [...Map.groupBy(shown, ({ field }) => sectionAt(field, sections)?._id ?? pageGroup)];
  return (
    <section className={editorStyles['list']} aria-labelledby="in-malayalam">
      <h2 id="in-malayalam">{phrases.inMalayalam}</h2>
      <div className={editorStyles['standing']}>
        <p>{done === total ? phrases.allTranslated({ total }) : phrases.standing({ done, total })}</p>
        <p className={editorStyles['hint']}>{phrases.howItWorks}</p>
        <CheckboxField
          label={phrases.onlyMissing}
          checked={missing !== undefined}
          onChange={(event) => {
            const left = texts.filter(({ ml }) => ml === '').map(({ key }) => key);
            setMissing(event.target.checked ? new Set(left) : undefined);
          }}
        />
      </div>
      {groups.length === 0 && <p>{phrases.nothingMissing}</p>}
      <ol className={editorStyles['sections']} aria-label={phrases.inMalayalam}>
        {groups.map(([id, texts]) => (
          <TextGroup
            key={id}
            id={id}
            section={sections.find(({ _id }) => _id === id)}
            texts={texts}
            opened={opened.has(id)}
            onToggle={onToggle}
            edit={edit}
          />
        ))}
      </ol>
    </section>
  );
}

/** The texts of a section. */
function TextGroup({
  id,
  section,
  texts,
  opened,
  onToggle,
  edit,
}: {
  id: string;
  section: EditedSection | undefined;
  texts: readonly TranslatedText[];
  opened: boolean;
  onToggle: (id: string) => void;
  edit: (edit: Edit) => void;
}) {
  const form = useId();
  const done = countDone(texts);
  return (
    <li className={editorStyles['section']} data-hidden={section?.hidden || undefined}>
      <div className={editorStyles['sectionHead']}>
        <h3>
          <button type="button" aria-expanded={opened} aria-controls={form} onClick={() => onToggle(id)}>
            <Icon name={opened ? 'chevronUp' : 'chevronDown'} />
            <span>
              {section ? sectionTypeNames[section.sectionType] : thePage}
              {section && section.sectionTitle !== '' && <small>{section.sectionTitle}</small>}
            </span>
          </button>
        </h3>
        {section?.hidden && <span className={editorStyles['hiddenTag']}>{hidden}</span>}
        <DoneCount isWhole={done === texts.length}>{phrases.doneOf({ done, total: texts.length })}</DoneCount>
      </div>
      <div id={form} hidden={!opened} className={editorStyles['fields']}>
        {opened &&
          texts.map((text) => <Translation key={text.key} text={text} section={section} edit={edit} />)}
      </div>
    </li>
  );
}

function Translation({
  text: { kind, text: en, field, ml },
  section,
  edit,
}: {
  text: TranslatedText;
  section: EditedSection | undefined;
  edit: (edit: Edit) => void;
}) {
  const said = {
    path: translationPath(field),
    label: fieldNameOf(field, section),
    lang: 'ml',
    optional: true,
    value: ml,
    onChange: (next: string) => edit({ kind: 'translate', translation: { kind, en, ml: next } }),
  };
  return (
    <TranslationPair>
      {kind === 'RICH' ? (
        <EditRichText
          {...said}
          description={
            <EnglishRichText>
              <RichText html={en} className={editorStyles['wide']} />
            </EnglishRichText>
          }
        />
      ) : (
        <EditLongLine
          {...said}
          rows={rowsFor(en)}
          maxLength={longestLine}
          description={<EnglishText text={en} />}
        />
      )}
    </TranslationPair>
  );
}
