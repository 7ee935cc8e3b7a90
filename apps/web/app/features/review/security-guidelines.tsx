import { useId, useState } from 'react';

import { Button } from '#web/ui/primitives/button/button.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import styles from './review.module.css';

/** What everybody at the convention keeps to; the rest opens on demand (SPEC §2, §9). */
export function SecurityGuidelines() {
  const [open, setOpen] = useState(false);
  const more = useId();
  const heading = useId();
  return (
    <Card labelledBy={heading} className={styles['section']}>
      <h2 id={heading}>Security guidelines</h2>
      <p>
        Curfew is from 1:00 AM to 6:00 AM. Under-21s may not leave the hotel after 11:30 PM. Parents answer
        for their children at all times.
      </p>
      <ul id={more} className={styles['guidelines']} hidden={!open}>
        {guidelines.map((guideline) => (
          <li key={guideline}>{guideline}</li>
        ))}
      </ul>
      <div>
        <Button
          variant="muted"
          aria-expanded={open}
          aria-controls={more}
          iconAfter={open ? 'chevronUp' : 'chevronDown'}
          onClick={() => setOpen(!open)}
        >
          {open ? 'COLLAPSE' : 'READ MORE'}
        </Button>
      </div>
    </Card>
  );
}

const guidelines = [
  'Between 1:00 AM and 6:00 AM everybody is in their room; the corridors, halls and grounds are closed.',
  'Whoever is under 21 stays inside the hotel after 11:30 PM, also in company.',
  'Wear your badge at all events. It opens the doors of the halls and tells helpers whom to call.',
  'Minors travel with a parent or with a custodian whom the parents have named in writing.',
  'Follow what the security team asks of you; whoever endangers others has to leave without a refund.',
];
