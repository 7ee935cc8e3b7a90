import { listPictures } from '@sangamam/contract/documents/family-picture/picture-admin-endpoints';
import type { StaffRole } from '@sangamam/contract/accounts/roles';

import * as phrases from '#phrases/documents/staff/family-picture.ts';
import { WriteToThese } from '#web/domain/letters/write-to-these.tsx';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { FilteredList } from '#web/ui/data/data-table/filtered-list.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { Pager } from '#web/ui/data/pager/pager.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { usePictureList } from '../api.ts';
import styles from '../admin-documents.module.css';
import { PictureCard } from './picture-card.tsx';
import { PictureExport } from './picture-export.tsx';
import { pictureStateOptions } from './picture-state.tsx';

/** The family pictures, the oldest first, each with what can be done with it. */
export function PictureGrid({ roles }: { roles: readonly StaffRole[] }) {
  const params = useListParams();
  const query = usePictureList(listQuery(listPictures.query, params));
  const page = query.data;
  return (
    <FilteredList
      params={params}
      query={query}
      page={page}
      searchLabel={phrases.searchLabel}
      filters={[{ name: 'state', label: phrases.state, options: pictureStateOptions }]}
      countText={phrases.pictureCount}
      actions={
        <>
          <WriteToThese
            list="PICTURES"
            conventionId={params.filter('conventionId')}
            params={params}
            roles={roles}
          />
          <PictureExport />
        </>
      }
      empty={{ title: phrases.noPicturesHere, text: phrases.theyAppearHere }}
    >
      {(none) => {
        if (!page) return <CardSkeletons />;
        if (page.docs.length === 0) return none;
        return (
          <>
            <ul className={styles['grid']} aria-busy={query.isFetching} aria-label={phrases.familyPictures}>
              {page.docs.map((picture) => (
                <PictureCard key={picture.orderId} picture={picture} />
              ))}
            </ul>
            {page.totalPages > 1 && (
              <Pager page={params.page} totalPages={page.totalPages} onPage={params.setPage} />
            )}
          </>
        );
      }}
    </FilteredList>
  );
}
