import { useEffect, useState } from 'react';

import { undo } from '#phrases/domain/undo-button.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

/** Undoes a decision; vanishes when that is no longer possible. */
export function UndoButton({
  until,
  label,
  isUndoing,
  variant = 'muted',
  onUndo,
}: {
  /** ISO 8601 UTC. */
  until: string;
  /** What is undone, for screen readers. */
  label: string;
  isUndoing: boolean;
  variant?: 'muted' | 'secondary';
  onUndo: () => void;
}) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), Math.max(Date.parse(until) - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [until]);
  if (isOver) return null;
  return (
    <Button size="sm" variant={variant} aria-label={label} loading={isUndoing} onClick={onUndo}>
      {undo}
    </Button>
  );
}
