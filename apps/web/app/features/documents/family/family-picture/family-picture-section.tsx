import type { FamilyPictureOfOrder } from '@sangamam/contract/documents/family-picture/family-picture';
import { useId } from 'react';

import * as phrases from '#phrases/documents/family/family-picture.ts';
import { useHashTarget } from '#web/lib/use-hash-target.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

import styles from '../documents.module.css';
import { DeletePicture } from './delete-picture.tsx';
import { PictureForm } from './picture-form.tsx';

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
