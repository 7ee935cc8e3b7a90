import { sectionTypes, type SectionType } from '@sangamam/contract/content/page-kinds';
import type { EditedSection } from '@sangamam/contract/content/section';
import { useCallback, useState } from 'react';

import { Button } from '#web/ui/button/button.tsx';
import type { Edit } from './edited-page.ts';
import styles from './editor.module.css';
import { newSection, sectionTypeNames } from './new-section.ts';
import { SectionCard } from './section-card.tsx';

/** The sections of the page in their order, and new ones. */
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
  const [said, setSaid] = useState('');
  const count = sections.length;
  const move = useCallback(
    (id: string, to: number) => {
      const pressed = document.activeElement?.getAttribute('data-move');
      edit({ kind: 'move', id, to });
      setSaid(`Moved to place ${to + 1} of ${count}`);
      if (pressed) requestAnimationFrame(() => stayOn(id, pressed));
    },
    [edit, count],
  );
  const add = (type: SectionType) => {
    const section = newSection(type, crypto.randomUUID());
    edit({ kind: 'add', section });
    onOpen(section._id);
    setSaid(`Added ${sectionTypeNames[type]}`);
    requestAnimationFrame(() => {
      const card = document.getElementById(`section-${section._id}`);
      card?.scrollIntoView({ block: 'nearest' });
      card?.querySelector<HTMLElement>('input, button[aria-expanded]')?.focus();
    });
  };
  return (
    <>
      <ol className={styles['sections']} aria-label="Sections">
        {sections.map((section, index) => (
          <SectionCard
            key={section._id}
            section={section}
            index={index}
            count={count}
            opened={opened.has(section._id)}
            onToggle={onToggle}
            onMove={move}
            edit={edit}
          />
        ))}
      </ol>
      <fieldset className={styles['adding']}>
        <legend>Add a section</legend>
        {sectionTypes.map((type) => (
          <Button key={type} variant="secondary" size="sm" icon="plus" onClick={() => add(type)}>
            {sectionTypeNames[type]}
          </Button>
        ))}
      </fieldset>
      <output className="visually-hidden">{said}</output>
    </>
  );
}

/** Moving takes the focus away in some browsers: it returns to the same button, or to its twin at the end of the list. */
function stayOn(id: string, direction: string): void {
  const card = document.getElementById(`section-${id}`);
  const same = card?.querySelector<HTMLElement>(`[data-move="${direction}"]:not(:disabled)`);
  (same ?? card?.querySelector<HTMLElement>('[data-move]:not(:disabled)'))?.focus();
}
