import { listMedia } from '@sangamam/contract/content/media/media-admin-endpoints';
import { mediaKinds } from '@sangamam/contract/content/media/media-item';
import { useSearchParams } from 'react-router';

import * as phrases from '#phrases/content/staff/media.ts';
import { useIsPhone } from '#web/lib/media/use-is-phone.ts';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { FilteredList } from '#web/ui/data/data-table/filtered-list.tsx';
import type { ListFilter } from '#web/ui/data/data-table/filter-field.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { Pager } from '#web/ui/data/pager/pager.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { useMediaList } from './api.ts';
import { MediaDialog } from './media-dialog.tsx';
import { MediaGrid } from './media-grid.tsx';
import { mediaKindNames } from './media-words.ts';
import { Uploads } from './uploads/uploads.tsx';

/** Every file that pages can show: upload, search, open. The address remembers which file is open. */
export function MediaLibrary() {
  const params = useListParams();
  const isPhone = useIsPhone();
  const query = useMediaList(listQuery(listMedia.query, params));
  const page = query.data;
  const [opened, open] = useOpenedFile();
  return (
    <>
      <Uploads besideHeading={isPhone} />
      <FilteredList
        params={params}
        query={query}
        page={page}
        searchLabel={phrases.searchLabel}
        filters={filters}
        countText={phrases.fileCount}
        empty={{ title: phrases.noFilesHere, text: phrases.emptyText }}
      >
        {(none) =>
          page ? (
            <>
              {page.docs.length === 0 ? (
                none
              ) : (
                <MediaGrid
                  items={page.docs}
                  busy={query.isFetching}
                  action={phrases.open}
                  onChoose={({ _id }) => open(_id)}
                />
              )}
              {page.totalPages > 1 && (
                <Pager page={params.page} totalPages={page.totalPages} onPage={params.setPage} />
              )}
            </>
          ) : (
            <CardSkeletons />
          )
        }
      </FilteredList>
      {opened !== '' && <MediaDialog key={opened} mediaId={opened} onClose={() => open('')} onOpen={open} />}
    </>
  );
}

const filters: readonly ListFilter[] = [
  {
    name: 'kind',
    label: phrases.kind,
    options: mediaKinds.map((value) => ({ value, label: mediaKindNames[value] })),
  },
];

/** The id of the open file, kept in the address; empty for none. */
function useOpenedFile(): [string, (mediaId: string) => void] {
  const [params, setParams] = useSearchParams();
  const open = (mediaId: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (mediaId === '') next.delete('file');
        else next.set('file', mediaId);
        return next;
      },
      { preventScrollReset: true },
    );
  return [params.get('file') ?? '', open];
}
