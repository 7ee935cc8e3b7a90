import { useId, useState } from 'react';

import type { FamilyPictureOfOrder } from '@sangamam/contract/documents/family-picture/family-picture';
import { familyPictureMessages as messages } from '@sangamam/contract/documents/family-picture/family-picture-messages';

import * as phrases from '#phrases/documents/family/family-picture.ts';
import { useHashTarget } from '#web/lib/use-hash-target.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { PictureForm } from './picture-form.tsx';
import { useDeleteFamilyPicture } from '../api.ts';

import styles from '../documents.module.css';

const ConfirmDialog = lazyDialog(
  async () => (await import('#web/ui/feedback/dialog/confirm-dialog.tsx')).ConfirmDialog,
);

/** Deletes the picture and its note, after one question. */
function DeletePicture({ orderId }: { orderId: string }) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync: remove } = useDeleteFamilyPicture(orderId);
  return (
    <>
      <Button size="sm" variant="muted" icon={icons.trash} onClick={() => setAsking(true)}>
        {phrases.deletePicture}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={phrases.deleteThePicture}
        confirmLabel={phrases.deletePicture}
        onConfirm={async () => {
          await remove();
          showToast({ message: messages.deleted });
        }}
      >
        {phrases.deleteText}
      </ConfirmDialog>
    </>
  );
}

const badges: Readonly<
  Record<NonNullable<FamilyPictureOfOrder['picture']>['state'], { tone: StatusTone; words: string }>
> = {
  SENT: { tone: 'waiting', words: phrases.beingChecked },
  APPROVED: { tone: 'done', words: phrases.inTheBook },
  HIDDEN: { tone: 'stopped', words: phrases.notInTheBook },
};

/** The family picture of a registration; the link of My Account scrolls to it. */
export function FamilyPictureSection({ family }: { family: FamilyPictureOfOrder }) {
  const id = useId();
  const box = useHashTarget<HTMLElement>('family-picture');
  const { picture, mayChange } = family;
  return (
    <Card>
      <section ref={box} id="family-picture" className={styles['section']} aria-labelledby={id}>
        <h2 id={id}>{phrases.familyPicture}</h2>
        <p>{phrases.forTheSouvenirBook}</p>
        {picture && (
          <figure className={styles['picture']}>
            <img src={picture.url} alt={phrases.yourFamilyPicture} />
            <figcaption>
              <StatusBadge tone={badges[picture.state].tone}>{badges[picture.state].words}</StatusBadge>
              <DeletePicture orderId={family.orderId} />
              {picture.reason && <span>{phrases.whyHidden({ reason: picture.reason })}</span>}
            </figcaption>
          </figure>
        )}
        {mayChange ? (
          <PictureForm key={picture ? 'change' : 'first'} family={family} />
        ) : (
          <Callout>
            <p>{picture ? phrases.nothingCanBeChanged : phrases.onceConfirmed}</p>
          </Callout>
        )}
      </section>
    </Card>
  );
}
