import { useId, useState } from 'react';

import * as phrases from '#phrases/orders/family/review.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';

import styles from './review.module.css';

/** The rules for everyone at the convention, collapsed to the most important ones (SPEC §2, §9). */
export function SecurityGuidelines() {
  const [open, setOpen] = useState(false);
  const more = useId();
  const heading = useId();
  return (
    <Card labelledBy={heading} className={styles['section']}>
      <h2 id={heading}>{phrases.securityGuidelines}</h2>
      <p>{phrases.securitySummary}</p>
      <ul id={more} className={styles['guidelines']} hidden={!open}>
        {guidelines.map((guideline) => (
          <li key={guideline}>{guideline}</li>
        ))}
      </ul>
      <div data-edge="any">
        <Button
          variant="muted"
          aria-expanded={open}
          aria-controls={more}
          iconAfter={open ? 'chevronUp' : 'chevronDown'}
          onClick={() => setOpen(!open)}
        >
          {open ? 'COLLAPSE' : phrases.readMore}
        </Button>
      </div>
    </Card>
  );
}

const guidelines = [
  phrases.curfewRule,
  phrases.youngAdultsRule,
  phrases.badgeRule,
  phrases.minorsRule,
  phrases.instructionsRule,
];
