import { useState } from 'react';
import { useNavigate } from 'react-router';

import { keyboardShortcuts } from '#phrases/domain/shortcuts.ts';
import * as phrases from '#phrases/orders/admin/queue.ts';
import { ShortcutHelp } from '#web/domain/shortcuts/shortcut-help.tsx';
import { useShortcuts } from '#web/lib/shortcuts/use-shortcuts.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import styles from './queue.module.css';
import { keys } from './queue-keys.ts';
import { useNeighbours } from './use-neighbours.ts';

/** Buttons and keys for the previous and next registration of the list it was opened from. */
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
    <nav aria-label={phrases.theQueue} className={styles['bar']}>
      {previous ? (
        <LinkButton to={previous} variant="secondary" size="sm" icon="arrowLeft" rel="prev">
          {phrases.previous}
        </LinkButton>
      ) : (
        <Button variant="secondary" size="sm" icon="arrowLeft" disabled>
          {phrases.previous}
        </Button>
      )}
      {next ? (
        <LinkButton to={next} variant="secondary" size="sm" iconAfter="arrowRight" rel="next">
          {phrases.next}
        </LinkButton>
      ) : (
        <Button variant="secondary" size="sm" iconAfter="arrowRight" disabled>
          {phrases.next}
        </Button>
      )}
      {neighbours && (
        <span className={styles['place']}>
          {phrases.ofInThisList({ place: neighbours.place, total: neighbours.total })}
        </span>
      )}
      <Button variant="muted" size="sm" onClick={() => setHelping(true)}>
        {keyboardShortcuts}
      </Button>
      <ShortcutHelp keys={keys} opened={helping} onClose={() => setHelping(false)} />
    </nav>
  );
}
