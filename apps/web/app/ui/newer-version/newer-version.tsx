import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';

/** Says that somebody else has changed what this form started from. Saving is refused until their version is shown. */
export function NewerVersion({ onShow }: { onShow: () => void }) {
  return (
    <Callout tone="warning" title="Somebody else has changed this" live>
      <p>Show their version first, then change it. What you typed here goes with that.</p>
      <Button variant="secondary" size="sm" onClick={onShow}>
        Show their version
      </Button>
    </Callout>
  );
}
