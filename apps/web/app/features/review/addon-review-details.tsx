import type { Review } from '@sangamam/contract/orders/order';
import { relationshipNames } from '@sangamam/contract/orders/participants/participant';

import { PriceLines } from '#web/domain/money/price-lines.tsx';
import { netOf } from './net-of.ts';
import { ReviewSection } from './review-section.tsx';
import styles from './review.module.css';

/** What an add-on order buys, for whom, and what it costs. With `editAt` it can still be changed there. */
export function AddonReviewDetails({ review, editAt }: { review: Review; editAt?: string }) {
  const { participantsData, lines, convenienceFee, specialRequest, currency } = review;
  const edit = (label: string) =>
    editAt === undefined ? undefined : { to: editAt, label, state: { fromReviewPage: true } };
  return (
    <>
      <ReviewSection title="Selected upgrades" edit={edit('Edit the upgrades')}>
        <PriceLines
          caption="Add-ons with their prices, and the total"
          lines={lines}
          empty="No upgrades chosen."
          extra={[
            {
              title: 'Convenience fee',
              amount: convenienceFee,
              ...(editAt !== undefined && netOf(review) > 0 && { detail: 'Depends on how you pay' }),
            },
          ]}
          total={netOf(review) + convenienceFee}
          currency={currency}
        />
      </ReviewSection>
      <ReviewSection title="Special requests" edit={edit('Edit the special requests')}>
        <p className={styles['request']}>{specialRequest || 'None.'}</p>
      </ReviewSection>
      <ReviewSection title="For these people">
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
