import { useState, type DragEvent, type ReactNode } from 'react';

import { classNames } from '#web/lib/class-names.ts';

import styles from '../transport.module.css';
import type { Moving } from './use-moves.ts';

const dragType = 'application/x-sangamam-family';

/** Puts a family on the way when it is dragged. */
export function startDrag(event: DragEvent, moving: Moving): void {
  event.dataTransfer.setData(dragType, JSON.stringify(moving));
  event.dataTransfer.effectAllowed = 'move';
}

/** Where a dragged family can be dropped; the dialog of each family does the same by keyboard. */
export function DropZone({
  as: Tag,
  labelledBy,
  className,
  onDropped,
  children,
}: {
  as: 'li' | 'section';
  labelledBy: string;
  className?: string | undefined;
  /** Absent for readers who may not move anybody. */
  onDropped: ((moving: Moving) => void) | undefined;
  children: ReactNode;
}) {
  const [over, setOver] = useState(false);
  const accept = (event: DragEvent) => {
    if (!onDropped || !event.dataTransfer.types.includes(dragType)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const dragged = event.dataTransfer.getData(dragType);
    if (dragged === '' || !onDropped) return;
    event.preventDefault();
    onDropped(JSON.parse(dragged) as Moving);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is a mouse's way beside the buttons
    <Tag
      className={classNames(styles['zone'], className)}
      aria-labelledby={labelledBy}
      data-over={over || undefined}
      onDragOver={accept}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </Tag>
  );
}
