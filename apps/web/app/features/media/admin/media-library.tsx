import { mediaKinds } from '@sangamam/contract/media/admin/media-item';

import * as phrases from '#phrases/media/admin.ts';
import { ListFilters, type ListFilter } from '#web/ui/data/data-table/list-filters.tsx';
import { Pager } from '#web/ui/data/data-table/pager.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { useMediaList } from './api/media-list.ts';
import { MediaDialog } from './media-dialog.tsx';
import { MediaGrid } from './media-grid.tsx';
import { mediaQueryOf } from './media-query.ts';
import { mediaKindNames } from './media-words.ts';
import { Uploads } from './uploads/uploads.tsx';
import { useOpenedFile } from './use-opened-file.ts';

/** Everything that pages can show: upload, search, look closer. The address keeps which file is open. */
export function MediaLibrary() {
  const params = useListParams();
  const query = useMediaList(mediaQueryOf(params));
  const [opened, open] = useOpenedFile();
  return (
    <>
      <Uploads />
      <ListFilters
        params={params}
        searchLabel={phrases.searchByDescriptionOrFileName}
        filters={filters}
        count={query.data && phrases.fileCount(query.data.total)}
      />
      <Loaded query={query}>
        {({ docs, totalPages }) =>
          docs.length === 0 ? (
            <EmptyState title={phrases.noFilesHere}>
              <p>{phrases.uploadAPictureAPdfOr}</p>
            </EmptyState>
          ) : (
            <>
              <MediaGrid
                items={docs}
                busy={query.isFetching}
                action={phrases.open}
                onChoose={({ _id }) => open(_id)}
              />
              {totalPages > 1 && <Pager page={params.page} totalPages={totalPages} onPage={params.setPage} />}
            </>
          )
        }
      </Loaded>
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
