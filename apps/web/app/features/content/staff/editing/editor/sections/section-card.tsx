import type { EditedSection } from '@sangamam/contract/content/section';
import { memo, useId, useState, type DragEvent } from 'react';

import * as phrases from '#phrases/content/staff/editor/sections.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { IconButton } from '#web/ui/primitives/button/button.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import { SectionForm } from '../../forms/section-form.tsx';
import styles from '../editor.module.css';
import { nameOfSection, sectionTypeNames } from './new-section.ts';

const dragType = 'application/x-sangamam-section';

/** The actions on a section. */
export interface SectionActions {
  move: (id: string, to: number) => void;
  duplicate: (section: EditedSection) => void;
  hide: (section: EditedSection) => void;
  remove: (section: EditedSection) => void;
  change: (section: EditedSection) => void;
}

/** A section in the list: its name opens its form; buttons order, copy, hide and delete it. */
export const SectionCard = memo(function SectionCard({
  section,
  index,
  count,
  opened,
  onToggle,
  acts,
}: {
  section: EditedSection;
  index: number;
  count: number;
  opened: boolean;
  onToggle: (id: string) => void;
  acts: SectionActions;
}) {
  const id = useId();
  const [over, setOver] = useState(false);
  const { _id, sectionType, sectionTitle, hidden } = section;
  const kind = sectionTypeNames[sectionType];
  const name = nameOfSection(section);
  const accept = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(dragType)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    const dragged = event.dataTransfer.getData(dragType);
    setOver(false);
    if (dragged === '') return;
    event.preventDefault();
    acts.move(dragged, index);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is a mouse's way beside the buttons
    <li
      id={`section-${_id}`}
      className={styles['section']}
      data-hidden={hidden || undefined}
      data-over={over || undefined}
      onDragOver={accept}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles['sectionHead']}>
        <span
          className={styles['grip']}
          draggable
          aria-hidden="true"
          onDragStart={(event) => event.dataTransfer.setData(dragType, _id)}
        >
          <Icon name={icons.grip} />
        </span>
        <h3>
          <button
            type="button"
            aria-expanded={opened}
            aria-controls={`${id}-form`}
            onClick={() => onToggle(_id)}
          >
            <Icon name={opened ? 'chevronUp' : 'chevronDown'} />
            <span>
              {kind}
              {sectionTitle !== '' && <small>{sectionTitle}</small>}
            </span>
          </button>
        </h3>
        {hidden && <span className={styles['hiddenTag']}>{phrases.hidden}</span>}
        <div className={styles['sectionActs']}>
          <IconButton
            icon="arrowUp"
            label={phrases.moveUp({ name })}
            data-move="up"
            disabled={index === 0}
            onClick={() => acts.move(_id, index - 1)}
          />
          <IconButton
            icon="arrowDown"
            label={phrases.moveDown({ name })}
            data-move="down"
            disabled={index === count - 1}
            onClick={() => acts.move(_id, index + 1)}
          />
          <IconButton
            icon="copy"
            label={phrases.duplicate({ name })}
            onClick={() => acts.duplicate(section)}
          />
          <IconButton
            icon={hidden ? icons.eyeOff : icons.eye}
            label={`${hidden ? 'Show' : 'Hide'} ${name}`}
            onClick={() => acts.hide(section)}
          />
          <IconButton
            icon={icons.trash}
            label={phrases.remove({ name })}
            onClick={() => acts.remove(section)}
          />
        </div>
      </div>
      <div id={`${id}-form`} hidden={!opened} className={styles['fields']}>
        {opened && <SectionForm section={section} path={`sections.${index}`} onChange={acts.change} />}
      </div>
    </li>
  );
});
