import type { PictureRow } from '@sangamam/contract/documents/family-picture/picture-admin-endpoints';
import { lazy, Suspense, useState } from 'react';

import * as phrases from '#phrases/documents/staff/family-picture.ts';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { thenSay } from '#web/ui/feedback/toast/then-say.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useApprovePicture, useEditPicture, useHidePicture, useRestorePicture } from '../api.ts';
import styles from '../admin-documents.module.css';
import { PictureState } from './picture-state.tsx';

// The crop tool is loaded only when somebody crops.
const CropDialog = lazy(() => import('./crop-dialog.tsx').then((module) => ({ default: module.CropDialog })));

/** A family picture with its caption, and what can be done with it. */
export function PictureCard({ picture }: { picture: PictureRow }) {
  const { orderId, revision, actions, registrantName, number } = picture;
  const [hiding, setHiding] = useState(false);
  const [cropping, setCropping] = useState(false);
  const approve = useApprovePicture(orderId);
  const hide = useHidePicture(orderId);
  const edit = useEditPicture(orderId);
  const restore = useRestorePicture(orderId);
  const failure = approve.error ?? edit.error ?? restore.error;
  const busy = approve.isPending || edit.isPending || restore.isPending;
  const nameOf = (act: string) => phrases.actOn({ act, name: registrantName, number });
  const acts = [
    {
      action: 'approve',
      words: phrases.approve,
      run: () => thenSay(approve.mutateAsync(revision), phrases.pictureApproved),
    },
    { action: 'hide', words: phrases.hide, run: () => setHiding(true) },
    { action: 'edit', words: phrases.turn, run: () => edit.mutate({ revision, turn: '90' }) },
    { action: 'edit', words: phrases.crop, run: () => setCropping(true) },
    { action: 'restore', words: phrases.restore, run: () => restore.mutate(revision) },
  ] as const;
  return (
    <li className={styles['card']}>
      <img src={picture.url} alt={phrases.pictureOf({ name: registrantName, number })} />
      <div className={styles['words']}>
        <p>
          <strong>{registrantName}</strong> <span className={styles['quiet']}>{number}</span>
        </p>
        <p className={picture.note ? undefined : styles['quiet']}>{picture.note || phrases.noNote}</p>
        <p>
          <PictureState state={picture.state} />
        </p>
        {picture.isEdited && <p className={styles['quiet']}>{phrases.edited}</p>}
        {picture.reason && <p>{phrases.whyHidden({ reason: picture.reason })}</p>}
        <div role="alert">
          <FieldError
            id={`fault-${orderId}`}
            error={failure instanceof ApiError ? failure.message : undefined}
          />
        </div>
      </div>
      <div className={styles['acts']}>
        {acts
          .filter(({ action }) => actions.includes(action))
          .map(({ words, run }) => (
            <Button
              key={words}
              size="sm"
              variant={words === phrases.approve ? 'primary' : 'muted'}
              aria-label={nameOf(words)}
              idle={busy}
              onClick={run}
            >
              {words}
            </Button>
          ))}
      </div>
      {cropping && (
        <Suspense fallback={null}>
          <CropDialog picture={picture} onClose={() => setCropping(false)} />
        </Suspense>
      )}
      <ReasonDialog
        recordId={orderId}
        opened={hiding}
        onClose={() => setHiding(false)}
        title={phrases.hideThisPicture}
        reasonHint={phrases.theFamilyReadsIt}
        confirmLabel={phrases.hide}
        onConfirm={async (reason) => {
          await hide.mutateAsync({ revision, reason });
          showToast({ message: phrases.pictureHidden });
        }}
      >
        {phrases.hideText({ family: registrantName })}
      </ReasonDialog>
    </li>
  );
}
