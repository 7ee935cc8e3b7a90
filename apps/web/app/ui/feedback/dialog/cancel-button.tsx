import * as phrases from '#phrases/ui.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

/** Leaves a dialog, or a form, without doing what it is for; cannot be pressed while that is under way. */
export function CancelButton({
  children = phrases.cancel,
  disabled,
  onClick,
}: {
  children?: string;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <Button variant="secondary" disabled={disabled} onClick={onClick}>
      {children}
    </Button>
  );
}
