import type { RefObject } from 'react';

import * as phrases from '#phrases/orders/family/participant-form.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import styles from './participants.module.css';

/** Stays at the top of the page after a failed save, where the toast is soon gone, and leads down to the form. */
export function NotSaved({
  message,
  title,
}: {
  message: string;
  /** The heading of the form. */
  title: RefObject<HTMLHeadingElement | null>;
}) {
  const goThere = () => {
    title.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  };
  return (
    <Callout tone="danger" title={phrases.saveFailed}>
      <p>{message}</p>
      <p className={styles['answers']}>
        <Button size="sm" variant="secondary" onClick={goThere}>
          {phrases.backToTheForm}
        </Button>
      </p>
    </Callout>
  );
}
