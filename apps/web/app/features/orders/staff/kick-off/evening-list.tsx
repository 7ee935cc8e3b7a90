import { adminPaths } from '@sangamam/contract/admin-paths';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { KickOffEvening } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import { useState } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { HeadingAction } from '#web/ui/layout/page/heading-action.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import { useEvenings } from './api.ts';
import { sumsText } from './envelope-text.ts';
import styles from './kick-off.module.css';
import { NewEveningDialog } from './new-evening-dialog.tsx';

/** The kick-off evenings of a convention, and the button that opens one. */
export function EveningList({ conventionId }: { conventionId: string }) {
  const [isOpening, setOpening] = useState(false);
  return (
    <Stack>
      <HeadingAction>
        <Button icon="plus" onClick={() => setOpening(true)}>
          {phrases.openEvening}
        </Button>
      </HeadingAction>
      <Loaded query={useEvenings(conventionId)}>
        {(evenings) => (
          <DataTable
            caption={phrases.evenings}
            columns={columns}
            rows={evenings}
            rowKey={({ _id }) => _id}
            empty={
              <EmptyState title={phrases.none}>
                <p>{phrases.noneText}</p>
              </EmptyState>
            }
          />
        )}
      </Loaded>
      <NewEveningDialog conventionId={conventionId} opened={isOpening} onClose={() => setOpening(false)} />
    </Stack>
  );
}

const columns: readonly Column<KickOffEvening>[] = [
  {
    key: 'evening',
    header: phrases.evening,
    rowHeader: true,
    cell: ({ _id, name, localUnitName, day, place }) => (
      <>
        <Link to={adminPaths.kickOffEvening(_id)} className={styles['name']}>
          {name}
        </Link>
        <span className={styles['sub']}>
          {phrases.factLine({ unit: localUnitName, day: shortDate(day), place })}
        </span>
      </>
    ),
  },
  {
    key: 'state',
    header: phrases.state,
    plain: true,
    onPhone: 'name-line',
    cell: ({ closedAt }) => (
      <StatusBadge tone={closedAt === null ? 'waiting' : 'done'}>
        {closedAt === null ? phrases.open : phrases.closed}
      </StatusBadge>
    ),
  },
  { key: 'families', header: phrases.families, numeric: true, cell: ({ families }) => families },
  { key: 'checks', header: phrases.checks, numeric: true, cell: ({ noted }) => sumsText(noted, 'checks') },
  { key: 'cash', header: phrases.cash, numeric: true, cell: ({ noted }) => sumsText(noted, 'cash') },
];
