import { adminPaths } from '@sangamam/contract/admin-paths';
import type { MediaItem } from '@sangamam/contract/content/media/media-item';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/content/staff/media.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
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
import { useDeleteMedia, useMediaItem } from './api.ts';
import styles from './media-library.module.css';
import { MediaThumb } from './media-thumb.tsx';
import { isInUse, mediaFacts } from './media-words.ts';
import { Poster } from './poster.tsx';

const CropDialog = lazy(() =>
  import('./crop/crop-dialog.tsx').then((module) => ({ default: module.CropDialog })),
);

/** The dialog that is open over this one. */
type DialogAction = 'crop' | 'delete';

/** One file of the library: its description, sizes, uses and actions. */
export function MediaDialog({
  mediaId,
  onClose,
  onOpen,
}: {
  mediaId: string;
  onClose: () => void;
  /** Opens another file, such as one cropped from this one. */
  onOpen: (mediaId: string) => void;
}) {
  const query = useMediaItem(mediaId);
  const [act, setAct] = useState<DialogAction>();
  return (
    <Dialog opened onClose={onClose} title={query.data?.altText ?? phrases.file} size="xl">
      <Loaded query={query} refused={gone}>
        {(item) => <Closer item={item} act={act} setAct={setAct} onClose={onClose} onOpen={onOpen} />}
      </Loaded>
    </Dialog>
  );
}

/** Shown for a deleted file. */
function gone({ status }: ApiError) {
  return status === 404 || status === 400 ? <p>{phrases.fileGone}</p> : undefined;
}

function Closer({
  item,
  act,
  setAct,
  onClose,
  onOpen,
}: {
  item: MediaItem;
  act: DialogAction | undefined;
  setAct: (act: DialogAction | undefined) => void;
  onClose: () => void;
  onOpen: (mediaId: string) => void;
}) {
  const { mutateAsync: remove } = useDeleteMedia(item._id);
  const done = () => setAct(undefined);
  const original = (mediaId: string) => (
    <Button size="sm" variant="muted" onClick={() => onOpen(mediaId)}>
      {phrases.showTheOriginal}
    </Button>
  );
  return (
    <>
      <div className={styles['closer']}>
        <MediaThumb item={item} sizes="40rem" alt={item.kind === 'IMAGE' ? item.altText : ''} />
      </div>
      <Facts
        facts={[
          { name: phrases.file, value: item.fileName },
          { name: phrases.kindAndSize, value: mediaFacts(item) },
          ...(item.kind === 'IMAGE' ? [{ name: phrases.sizes, value: <Renditions item={item} /> }] : []),
          { name: phrases.usedOn, value: <Uses item={item} /> },
          {
            name: phrases.added,
            value: [shortInstant(item.createdAt), item.createdByName].filter(Boolean).join(' by '),
          },
          ...(item.croppedFrom === null
            ? []
            : [{ name: phrases.croppedFrom, value: original(item.croppedFrom) }]),
        ]}
      />
      {item.kind === 'VIDEO' && <Poster item={item} />}
      <DescribeForm item={item} />
      {isInUse(item) && <p className={styles['inUse']}>{phrases.inUseText}</p>}
      <DialogActions>
        {item.kind === 'IMAGE' && (
          <Button variant="secondary" icon={icons.crop} onClick={() => setAct('crop')}>
            {phrases.crop}
          </Button>
        )}
        <Button variant="danger" icon={icons.trash} disabled={isInUse(item)} onClick={() => setAct('delete')}>
          {phrases.deleteLabel}
        </Button>
        <a href={item.url} target="_blank" rel="noopener noreferrer" className={styles['whole']}>
          {phrases.openTheFile}
        </a>
      </DialogActions>
      {act === 'crop' && (
        <Suspense fallback={<Spinner label={phrases.opening} />}>
          <CropDialog item={item} onClose={done} onCropped={({ _id }) => onOpen(_id)} />
        </Suspense>
      )}
      <ConfirmDialog
        opened={act === 'delete'}
        onClose={done}
        title={phrases.deleteThisFile}
        confirmLabel={phrases.deleteLabel}
        onConfirm={async () => {
          await remove();
          onClose();
        }}
      >
        <p>{phrases.deleteText({ fileName: item.fileName })}</p>
      </ConfirmDialog>
    </>
  );
}

function Renditions({ item: { variantsReady, sources } }: { item: MediaItem }) {
  if (!variantsReady) return <Spinner label={phrases.beingCreated} />;
  return (
    <ul className={styles['plain']}>
      {sources.map(({ type, srcset }) => (
        <li key={type}>
          {type === 'image/avif' ? 'AVIF' : phrases.webp}
          {phrases.px({ srcset: widthsOf(srcset).join(', ') })}
        </li>
      ))}
    </ul>
  );
}

function widthsOf(srcset: string): string[] {
  return [...srcset.matchAll(/ (\d+)w/gu)].map(([, width]) => width ?? '');
}

function Uses({ item }: { item: MediaItem }) {
  if (!isInUse(item)) return phrases.noPage;
  const { usedOn, bannerOf, posterOf } = item;
  return (
    <ul className={styles['plain']}>
      {usedOn.map(({ designType, state }) => (
        <li key={`${designType} ${state}`}>
          <Link to={adminPaths.page(designType)}>{pageNames[designType]}</Link>
          {state !== 'PUBLISHED' && phrases.draft}
        </li>
      ))}
      {bannerOf.map(({ _id, name }) => (
        <li key={_id}>{phrases.bannerOf({ name })}</li>
      ))}
      {posterOf.map(({ _id, name }) => (
        <li key={_id}>{phrases.posterOf({ name })}</li>
      ))}
    </ul>
  );
}
