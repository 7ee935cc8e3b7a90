import type { MediaItem } from '@sangamam/contract/media/admin/media-item';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';

import { paths } from '#web/config/paths.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { pageNames } from '#web/domain/content/page-names.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Spinner } from '#web/ui/primitives/spinner/spinner.tsx';
import { DescribeForm } from './describe-form.tsx';
import { useDeleteMedia } from './api/change-media.ts';
import { useMediaItem } from './api/media-item.ts';
import styles from './media-library.module.css';
import { MediaThumb } from './media-thumb.tsx';
import { isInUse, mediaFacts } from './media-words.ts';

const CropDialog = lazy(() =>
  import('./crop/crop-dialog.tsx').then((module) => ({ default: module.CropDialog })),
);

/** What is being done to the file in a dialog of its own. */
type Act = 'crop' | 'delete';

/** A file of the library looked at closely: its description, its sizes, where it is used, and what can be done with it. */
export function MediaDialog({
  mediaId,
  onClose,
  onOpen,
}: {
  mediaId: string;
  onClose: () => void;
  /** Another one is to be opened, such as what was cut out of this one. */
  onOpen: (mediaId: string) => void;
}) {
  const query = useMediaItem(mediaId);
  const [act, setAct] = useState<Act>();
  return (
    <Dialog opened onClose={onClose} title={query.data?.altText ?? 'File'} size="xl">
      <Loaded query={query} refused={gone}>
        {(item) => <Closer item={item} act={act} setAct={setAct} onClose={onClose} onOpen={onOpen} />}
      </Loaded>
    </Dialog>
  );
}

/** What stands in place of a file that was deleted. */
function gone({ status }: ApiError) {
  return status === 404 || status === 400 ? <p>This file is not in the library any more.</p> : undefined;
}

function Closer({
  item,
  act,
  setAct,
  onClose,
  onOpen,
}: {
  item: MediaItem;
  act: Act | undefined;
  setAct: (act: Act | undefined) => void;
  onClose: () => void;
  onOpen: (mediaId: string) => void;
}) {
  const { mutateAsync: remove } = useDeleteMedia(item._id);
  const done = () => setAct(undefined);
  const original = (mediaId: string) => (
    <Button size="sm" variant="muted" onClick={() => onOpen(mediaId)}>
      Show the original
    </Button>
  );
  return (
    <>
      <div className={styles['closer']}>
        <MediaThumb item={item} sizes="40rem" alt={item.altText} />
      </div>
      <Facts
        facts={[
          { name: 'File', value: item.fileName },
          { name: 'Kind and size', value: mediaFacts(item) },
          ...(item.kind === 'IMAGE' ? [{ name: 'Sizes made of it', value: <Renditions item={item} /> }] : []),
          { name: 'Used on', value: <Uses item={item} /> },
          {
            name: 'Added',
            value: [shortInstant(item.createdAt), item.createdByName].filter(Boolean).join(' by '),
          },
          ...(item.croppedFrom === null ? [] : [{ name: 'Cut out of', value: original(item.croppedFrom) }]),
        ]}
      />
      <DescribeForm item={item} />
      {isInUse(item) && (
        <p className={styles['inUse']}>The site shows it: it can be deleted once it is taken out there.</p>
      )}
      <DialogActions>
        {item.kind === 'IMAGE' && (
          <Button variant="secondary" icon="crop" onClick={() => setAct('crop')}>
            Crop
          </Button>
        )}
        <Button variant="danger" icon="trash" disabled={isInUse(item)} onClick={() => setAct('delete')}>
          Delete
        </Button>
        <a href={item.url} target="_blank" rel="noopener noreferrer" className={styles['whole']}>
          Open the file
        </a>
      </DialogActions>
      {act === 'crop' && (
        <Suspense fallback={<Spinner label="Opening…" />}>
          <CropDialog item={item} onClose={done} onCropped={({ _id }) => onOpen(_id)} />
        </Suspense>
      )}
      <ConfirmDialog
        opened={act === 'delete'}
        onClose={done}
        title="Delete this file?"
        confirmLabel="Delete"
        onConfirm={async () => {
          await remove();
          onClose();
        }}
      >
        <p>
          {item.fileName} will be gone for good. No page uses it now; older versions of pages that did will
          show our own picture instead.
        </p>
      </ConfirmDialog>
    </>
  );
}

function Renditions({ item: { variantsReady, sources } }: { item: MediaItem }) {
  if (!variantsReady) return <Spinner label="They are being made…" />;
  return (
    <ul className={styles['plain']}>
      {sources.map(({ type, srcset }) => (
        <li key={type}>
          {type === 'image/avif' ? 'AVIF' : 'WebP'}: {widthsOf(srcset).join(', ')} px
        </li>
      ))}
    </ul>
  );
}

function widthsOf(srcset: string): string[] {
  return [...srcset.matchAll(/ (\d+)w/gu)].map(([, width]) => width ?? '');
}

function Uses({ item }: { item: MediaItem }) {
  if (!isInUse(item)) return 'No page';
  const { usedOn, bannerOf } = item;
  return (
    <ul className={styles['plain']}>
      {usedOn.map(({ designType, state }) => (
        <li key={`${designType} ${state}`}>
          <Link to={paths.admin.page(designType)}>{pageNames[designType]}</Link>
          {state !== 'PUBLISHED' && ' (draft)'}
        </li>
      ))}
      {bannerOf.map(({ _id, name }) => (
        <li key={_id}>Banner of {name}</li>
      ))}
    </ul>
  );
}
