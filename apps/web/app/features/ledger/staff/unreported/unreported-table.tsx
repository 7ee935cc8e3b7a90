import type { StaffRole } from '@sangamam/contract/accounts/roles';
import {
  listUnreported,
  type UnreportedRow,
} from '@sangamam/contract/ledger/unreported/unreported-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/ledger/staff/unreported.ts';
import { WriteToThese } from '#web/domain/letters/write-to-these.tsx';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';

import { useUnreported } from '../payments/api.ts';
import { RecordDialog } from './record-dialog.tsx';
import { columnsOf } from './unreported-columns.tsx';

/** Registrations and add-on orders that cost something and of which no payment is under way, longest waiting first. */
export function UnreportedTable({ roles }: { roles: readonly StaffRole[] }) {
  const params = useListParams();
  const query = useUnreported(listQuery(listUnreported.query, params));
  const [asked, setAsked] = useState<UnreportedRow>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <FilteredTable
        caption={phrases.notReported}
        countText={phrases.orderCount}
        columns={columnsOf((row) => {
          setAsked(row);
          setIsOpen(true);
        })}
        rowKey={({ orderId }) => orderId}
        params={params}
        query={query}
        page={query.data}
        searchLabel={phrases.searchLabel}
        actions={
          <WriteToThese
            list="UNREPORTED"
            conventionId={params.filter('conventionId')}
            params={params}
            roles={roles}
          />
        }
        empty={{ title: phrases.nothingHere, text: phrases.everyFamilyHasReported }}
      />
      {asked && (
        <RecordDialog key={asked.orderId} row={asked} opened={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
