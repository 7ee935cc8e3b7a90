import type { MediaItem, MediaKind } from '@sangamam/contract/content/media/media-item';
import { useEffect, useId, useState } from 'react';

import * as phrases from '#phrases/content/staff/media.ts';
import { Pager } from '#web/ui/data/pager/pager.tsx';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { TextField } from '#web/ui/form/field/text-field.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';

import { useMediaList } from './api.ts';
import { MediaGrid } from './media-grid.tsx';
import { Uploads } from './uploads/uploads.tsx';

const titles: Readonly<Record<MediaKind, string>> = {
  IMAGE: phrases.chooseAPicture,
  PDF: phrases.chooseAPdf,
  VIDEO: phrases.chooseAVideo,
};

/** The library as a dialog: choose a file of `kind`, or upload one and use it. */
export function MediaPicker({
  kind,
  onPick,
  onClose,
}: {
  kind: MediaKind;
  onPick: (item: MediaItem) => void;
  onClose: () => void;
}) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const words = search.trim().slice(0, 100);
  const query = useMediaList({
    kind,
    ...(words && { search: words }),
    page: String(page),
    pageSize: '12',
  });
  // Whoever shows it takes it away with what was picked: work goes on at what opened it.
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const pickUploaded = (item: MediaItem) => {
    if (item.kind === kind) onPick(item);
  };
  return (
    <Dialog opened onClose={onClose} title={titles[kind]} size="xl">
      <Uploads onUploaded={pickUploaded} />
      <TextField
        id={id}
        label={phrases.searchLabel}
        type="search"
        autoComplete="off"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setPage(1);
        }}
      />
      <Loaded query={query}>
        {({ docs, totalPages }) => (
          <>
            {docs.length === 0 ? (
              <p>{words ? phrases.nothingMatchesYourSearch : phrases.noneOfKind}</p>
            ) : (
              <MediaGrid items={docs} busy={query.isFetching} action={phrases.choose} onChoose={onPick} />
            )}
            {totalPages > 1 && <Pager page={page} totalPages={totalPages} onPage={setPage} />}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
