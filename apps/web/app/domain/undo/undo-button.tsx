import { useEffect, useEffectEvent, useState } from 'react';

import { undo } from '#phrases/domain/undo.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

/** Undoes a decision; vanishes when that is no longer possible. */
export function UndoButton({
  until,
  label,
  isUndoing,
  variant = 'muted',
  onUndo,
  onOver,
}: {
  /** ISO 8601 UTC. */
  until: string;
  /** What is undone, for screen readers, where the text beside it does not say so. */
  label?: string;
  isUndoing: boolean;
  variant?: 'muted' | 'secondary';
  onUndo: () => void;
  /** For what vanishes with it. */
  onOver?: () => void;
}) {
  const [isOver, setIsOver] = useState(false);
  const end = useEffectEvent(() => {
    setIsOver(true);
    onOver?.();
  });
  useEffect(() => {
    const timer = setTimeout(() => end(), Math.max(Date.parse(until) - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [until]);
  if (isOver) return null;
  return (
    <Button size="sm" variant={variant} aria-label={label} loading={isUndoing} onClick={onUndo}>
      {undo}
    </Button>
  );
}
