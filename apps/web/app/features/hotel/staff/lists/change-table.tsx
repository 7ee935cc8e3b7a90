import { changeKinds, type ChangeKind } from '@sangamam/contract/hotel/lists/compare-lists';
import { listHotelChanges, type HotelChange } from '@sangamam/contract/hotel/lists/list-endpoints';

import * as phrases from '#phrases/hotel/staff/lists.ts';
import { ExportButtons } from '#web/domain/exports/export-buttons.tsx';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { ViewChips } from '#web/ui/data/view-chips/view-chips.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import { useChangesFile, useHotelChanges, type HotelChangesQuery } from '../api.ts';
import styles from '../hotel-admin.module.css';
import { ChangeDetails } from './change-details.tsx';
import { SinceText } from './since-text.tsx';

/** What changed since the last list that was sent to the hotel, with a file of it. */
export function ChangeTable({ conventionId, params }: { conventionId: string; params: ListParams }) {
  const asked = changesQuery(params);
  const query = useHotelChanges(conventionId, asked);
  const file = useChangesFile(conventionId);
  const page = query.data;
  if (page && page.since === null)
    return (
      <EmptyState title={phrases.noListSent}>
        <p>{phrases.noListSentText}</p>
      </EmptyState>
    );
  const counts = page?.counts;
  const isNarrowed = asked.kind !== undefined || asked.search !== undefined;
  const all = counts && changeKinds.reduce((sum, kind) => sum + counts[kind], 0);
  return (
    <>
      {page?.since && (
        <p className={styles['lead']}>
          <SinceText since={page.since} counts={page.counts} />
        </p>
      )}
      <ViewChips
        label={phrases.changesByKind}
        parameter="kind"
        current={asked.kind ?? ''}
        also={`conventionId=${conventionId}`}
        chips={[
          { value: '', label: phrases.allChanges, sum: all === undefined ? null : String(all) },
          ...changeKinds.map((kind) => ({
            value: kind as string,
            label: phrases.kinds[kind],
            sum: counts ? String(counts[kind]) : null,
          })),
        ]}
      />
      <FilteredTable
        caption={phrases.changes}
        countText={phrases.changeCount}
        columns={columns}
        rowKey={({ before, after }) => (after ?? before)?.orderId ?? ''}
        params={params}
        query={query}
        page={page}
        searchLabel={phrases.searchLabel}
        actions={all !== undefined && all > 0 && <ExportButtons table={phrases.changes} file={file} />}
        empty={{
          title: phrases.nothingChanged,
          text: isNarrowed && all !== 0 ? phrases.nothingFoundText : phrases.nothingChangedText,
        }}
      />
    </>
  );
}

/** The query from the address; what the server would refuse is left out. */
function changesQuery(params: ListParams): HotelChangesQuery {
  const { kind, search } = listHotelChanges.query.shape;
  return {
    kind: kind.safeParse(params.filter('kind') || undefined).data,
    search: search.safeParse(params.filter('search') || undefined).data,
    page: String(params.page),
  };
}

const tones: Record<ChangeKind, 'done' | 'stopped' | 'action'> = {
  NEW: 'done',
  CANCELLED: 'stopped',
  CHANGED: 'action',
};

const columns: readonly Column<HotelChange>[] = [
  {
    key: 'family',
    header: phrases.family,
    rowHeader: true,
    cell: ({ before, after }) => (
      <>
        <span className={styles['name']}>{(after ?? before)?.registrantName || phrases.dataErased}</span>
        <span className={styles['number']}>{(after ?? before)?.number}</span>
      </>
    ),
  },
  {
    key: 'kind',
    header: phrases.change,
    plain: true,
    onPhone: 'name-line',
    cell: ({ kind }) => <StatusBadge tone={tones[kind]}>{phrases.kinds[kind]}</StatusBadge>,
  },
  {
    key: 'what',
    header: phrases.whatChanged,
    plain: true,
    cell: (change) => <ChangeDetails change={change} />,
  },
];
