import * as phrases from '#phrases/casework/staff/vouches.ts';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { Pager } from '#web/ui/data/pager/pager.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { useUnitFamilies } from './api.ts';
import { UnitFamilyCard } from './unit-family-card.tsx';
import styles from './vouches.module.css';

/** The families of the officer's unit that wait for a decision, those without an answer first. */
export function UnitFamilies() {
  const { page, setPage } = useListParams();
  const query = useUnitFamilies(page);
  return (
    <Loaded query={query} skeleton={<CardSkeletons count={3} lines={4} label={phrases.loading} />}>
      {({ unitName: unit, unanswered, docs, totalPages }) => {
        if (unit === null)
          return (
            <EmptyState title={phrases.noUnit}>
              <p>{phrases.noUnitText}</p>
            </EmptyState>
          );
        if (docs.length === 0)
          return (
            <EmptyState title={phrases.nobodyWaits}>
              <p>{phrases.nobodyWaitsText}</p>
            </EmptyState>
          );
        return (
          <Stack>
            <output>
              {unanswered > 0
                ? phrases.unanswered({ count: unanswered, unit })
                : phrases.allAnswered({ unit })}
            </output>
            <ul className={styles['families']} aria-label={phrases.families}>
              {docs.map((family) => (
                <UnitFamilyCard key={family.orderId} family={family} />
              ))}
            </ul>
            {totalPages > 1 && <Pager page={page} totalPages={totalPages} onPage={setPage} />}
          </Stack>
        );
      }}
    </Loaded>
  );
}
