import type { Review } from '@sangamam/contract/orders/order';

import { relationshipNames } from '#phrases/domain/person-names.ts';
import * as phrases from '#phrases/orders/family/review.ts';
import { BalanceLines } from '#web/domain/money/balance-lines.tsx';
import { useSiteSettings } from '#web/domain/site-settings/site-facts.ts';

import { feeHint } from './fee-hint.ts';
import { ReviewSection } from './review-section.tsx';
import styles from './review.module.css';

/** What an add-on order buys, for whom, and what it costs. With `editAt` it can still be changed there. */
export function AddonReviewDetails({ review, editAt }: { review: Review; editAt?: string }) {
  const { participantsData, lines, balance, specialRequest, currency } = review;
  const settings = useSiteSettings();
  const edit = (label: string) =>
    editAt === undefined ? undefined : { to: editAt, label, state: { fromReviewPage: true } };
  return (
    <>
      <ReviewSection title={phrases.selectedUpgrades} edit={edit(phrases.editTheUpgrades)}>
        <BalanceLines
          caption={phrases.addOnsCaption}
          lines={lines}
          empty={phrases.noUpgradesChosen}
          balance={balance}
          currency={currency}
          feeDetail={feeHint(settings, balance.net)}
        />
      </ReviewSection>
      <ReviewSection title={phrases.specialRequests} edit={edit(phrases.editTheSpecialRequests)}>
        <p className={styles['request']}>{specialRequest || phrases.none}</p>
      </ReviewSection>
      <ReviewSection title={phrases.forThesePeople}>
        <ul className={styles['names']}>
          {participantsData.map(({ relationShip, userId: { _id, firstName, lastName } }) => (
            <li key={_id}>
              {firstName} {lastName}
              <span className={styles['relationship']}>{relationshipNames[relationShip]}</span>
            </li>
          ))}
        </ul>
      </ReviewSection>
    </>
  );
}
