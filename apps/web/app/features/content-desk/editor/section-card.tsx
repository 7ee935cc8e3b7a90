import type { EditedSection } from '@sangamam/contract/content/section';
import { memo, useId, useState, type DragEvent } from 'react';

import { IconButton } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { SectionForm } from '../forms/section-form.tsx';
import type { Edit } from './edited-page.ts';
import styles from './editor.module.css';
import { sectionTypeNames } from './new-section.ts';

const dragType = 'application/x-sangamam-section';

/** A section in the list: its name opens its form; buttons order, copy, hide and delete it. */
export const SectionCard = memo(function SectionCard({
  section,
  index,
  count,
  opened,
  onToggle,
  onMove,
  edit,
}: {
  section: EditedSection;
  index: number;
  count: number;
  opened: boolean;
  onToggle: (id: string) => void;
  onMove: (id: string, to: number) => void;
  edit: (edit: Edit) => void;
}) {
  const id = useId();
  const [deleting, setDeleting] = useState(false);
  const [over, setOver] = useState(false);
  const { _id, sectionType, sectionTitle, hidden } = section;
  const kind = sectionTypeNames[sectionType];
  const name = sectionTitle === '' ? kind : `${kind}: ${sectionTitle}`;
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
    onMove(dragged, index);
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
          <Icon name="grip" />
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
        {hidden && <span className={styles['hiddenTag']}>Hidden</span>}
        <div className={styles['sectionActs']}>
          <IconButton
            icon="arrowUp"
            label={`Move ${name} up`}
            data-move="up"
            disabled={index === 0}
            onClick={() => onMove(_id, index - 1)}
          />
          <IconButton
            icon="arrowDown"
            label={`Move ${name} down`}
            data-move="down"
            disabled={index === count - 1}
            onClick={() => onMove(_id, index + 1)}
          />
          <IconButton
            icon="copy"
            label={`Duplicate ${name}`}
            onClick={() => edit({ kind: 'duplicate', id: _id, newId: crypto.randomUUID() })}
          />
          <IconButton
            icon={hidden ? 'eyeOff' : 'eye'}
            label={`${hidden ? 'Show' : 'Hide'} ${name}`}
            onClick={() => edit({ kind: 'hide', id: _id, hidden: !hidden })}
          />
          <IconButton icon="trash" label={`Delete ${name}`} onClick={() => setDeleting(true)} />
        </div>
      </div>
      <div id={`${id}-form`} hidden={!opened} className={styles['fields']}>
        {opened && (
          <SectionForm
            section={section}
            path={`sections.${index}`}
            onChange={(next) => edit({ kind: 'section', section: next })}
          />
        )}
      </div>
      <ConfirmDialog
        opened={deleting}
        onClose={() => setDeleting(false)}
        title="Delete this section?"
        confirmLabel="Delete"
        onConfirm={() => {
          edit({ kind: 'delete', id: _id });
          return Promise.resolve();
        }}
      >
        <p>{name} leaves the draft. Visitors see it until you publish.</p>
      </ConfirmDialog>
    </li>
  );
});
