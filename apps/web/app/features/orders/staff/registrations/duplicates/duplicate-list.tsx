import {
  listDuplicateFamilies,
  duplicateViews,
} from '@sangamam/contract/orders/registrations/duplicate-admin-endpoints';

import * as phrases from '#phrases/orders/staff/duplicates.ts';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { FilteredList } from '#web/ui/data/data-table/filtered-list.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { Pager } from '#web/ui/data/pager/pager.tsx';
import { ViewChips } from '#web/ui/data/view-chips/view-chips.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { useDuplicateFamilies } from './api.ts';
import { DuplicateCard } from './duplicate-card.tsx';
import styles from './duplicates.module.css';

/** The registrations of a convention that may be of one family, in the views of the address. */
export function DuplicateList() {
  const params = useListParams();
  const view = duplicateViews.find((one) => one === params.filter('view')) ?? 'OPEN';
  const query = useDuplicateFamilies({ ...listQuery(listDuplicateFamilies.query, params), view });
  const { data } = query;
  const conventionId = params.filter('conventionId');
  return (
    <>
      <ViewChips
        label={phrases.viewsLabel}
        parameter="view"
        current={view === 'OPEN' ? '' : view}
        also={conventionId && `conventionId=${encodeURIComponent(conventionId)}`}
        chips={duplicateViews.map((one) => ({
          value: one === 'OPEN' ? '' : one,
          label: phrases.views[one],
          sum: data ? String(data.counts[one]) : null,
        }))}
      />
      <FilteredList
        params={params}
        query={query}
        page={data}
        searchLabel={phrases.searchLabel}
        countText={phrases.pairCount}
        empty={
          params.filter('search') === ''
            ? { title: phrases.nobodyHere, text: phrases.emptyTexts[view] }
            : { title: phrases.noneFound, text: phrases.noneFoundText }
        }
      >
        {(none) =>
          data === undefined ? (
            <CardSkeletons label={phrases.loading} lines={5} />
          ) : data.docs.length === 0 ? (
            none
          ) : (
            <>
              <ul className={styles['list']} aria-busy={query.isFetching || undefined}>
                {data.docs.map((one) => (
                  <DuplicateCard key={`${one.first._id} ${one.second._id}`} families={one} />
                ))}
              </ul>
              {data.totalPages > 1 && (
                <Pager
                  label={phrases.pagesLabel}
                  page={params.page}
                  totalPages={data.totalPages}
                  onPage={params.setPage}
                />
              )}
            </>
          )
        }
      </FilteredList>
    </>
  );
}
