import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

import * as phrases from '#phrases/content/family/home.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import styles from './family-cost-card.module.css';

const FamilyCostCard = lazy(() =>
  import('./family-cost-card.tsx').then((module) => ({ default: module.FamilyCostCard })),
);

/** Asks what a family like the reader's would pay; questions and answer are loaded once it is opened. */
export function FamilyCostTeaser({ packages }: { packages: readonly CataloguePackage[] }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // On a slow line it is opened before the page is taken over.
  useEffect(() => {
    setOpen(details.current?.open === true);
  }, []);
  return (
    <details
      ref={details}
      className={styles['teaser']}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {phrases.familyCost}
        <Icon name="chevronDown" />
      </summary>
      {isOpen && (
        <Suspense fallback={<p className={styles['note']}>{phrases.oneMoment}</p>}>
          <FamilyCostCard packages={packages} />
        </Suspense>
      )}
    </details>
  );
}
