import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useShortcuts } from '#web/lib/shortcuts/use-shortcuts.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import styles from './queue.module.css';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useNeighbours } from './use-neighbours.ts';

/** Next and previous of the queue that the registration was opened from, by button and by key. */
export function QueueBar({ orderId, backTo }: { orderId: string; backTo: string }) {
  const [helping, setHelping] = useState(false);
  const navigate = useNavigate();
  const neighbours = useNeighbours(orderId);
  const { previous, next } = neighbours ?? {};
  useShortcuts({
    ...(next && { j: () => void navigate(next) }),
    ...(previous && { k: () => void navigate(previous) }),
    l: () => void navigate(backTo),
    '?': () => setHelping(true),
  });
  return (
    <nav aria-label="The queue" className={styles['bar']}>
      {previous ? (
        <LinkButton to={previous} variant="secondary" size="sm" icon="arrowLeft" rel="prev">
          Previous
        </LinkButton>
      ) : (
        <Button variant="secondary" size="sm" icon="arrowLeft" disabled>
          Previous
        </Button>
      )}
      {next ? (
        <LinkButton to={next} variant="secondary" size="sm" iconAfter="arrowRight" rel="next">
          Next
        </LinkButton>
      ) : (
        <Button variant="secondary" size="sm" iconAfter="arrowRight" disabled>
          Next
        </Button>
      )}
      {neighbours && (
        <span className={styles['place']}>{`${neighbours.place} of ${neighbours.total} in this list`}</span>
      )}
      <Button variant="muted" size="sm" onClick={() => setHelping(true)}>
        Keyboard shortcuts
      </Button>
      <ShortcutHelp opened={helping} onClose={() => setHelping(false)} />
    </nav>
  );
}
