import type { Review } from '@sangamam/contract/orders/order';
import { attendsWithoutAdult } from '@sangamam/contract/orders/participants/minors';

import { paths } from '#web/config/paths.ts';
import { PackageEmblem } from '#web/domain/packages/package-emblem.tsx';
import { PriceLines } from '#web/domain/money/price-lines.tsx';
import { BasicInfo } from './basic-info.tsx';
import { CustodianNotice } from './custodian-notice.tsx';
import { netOf } from './net-of.ts';
import { ReviewSection } from './review-section.tsx';
import styles from './review.module.css';
import { SecurityGuidelines } from './security-guidelines.tsx';

/** Everything about a registration on one page. While it is `editable`, each part leads to where it is changed. */
export function ReviewDetails({
  review,
  editable,
  countryName,
}: {
  review: Review;
  editable: boolean;
  countryName: (code: string) => string;
}) {
  const { participantsData, packageData, lines, convenienceFee, specialRequest, currency } = review;
  const consentForm = review.conventionData.formEntries.custodianConsent;
  const extras = lines.filter(({ detail }) => detail !== 'Package');
  const edit = (to: string, label: string) =>
    editable ? { to, label, state: { fromReviewPage: true } } : undefined;
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        <ReviewSection title="Basic Info" edit={edit(paths.participants, 'Edit who comes along')}>
          <div className={styles['people']}>
            {participantsData.map((participant) => (
              <BasicInfo key={participant.userId._id} participant={participant} countryName={countryName} />
            ))}
          </div>
        </ReviewSection>
        {!review.isAllParticpantsAdults && (
          <CustodianNotice
            consentForm={consentForm}
            withoutAdult={attendsWithoutAdult(
              participantsData.map(({ userId }) => userId.dob),
              review.conventionData.startDate,
            )}
          />
        )}
        <ReviewSection title="Package" edit={edit(paths.packages, 'Edit the package')}>
          {packageData && (
            <div className={styles['package']}>
              <PackageEmblem logoType={packageData.logoType} size={56} />
              <div>
                <h3>{packageData.name}</h3>
                <p>{packageData.shortDescription}</p>
              </div>
            </div>
          )}
        </ReviewSection>
        <ReviewSection title="Selected upgrades" edit={edit(paths.upgradePackage, 'Edit the upgrades')}>
          {extras.length > 0 ? (
            <PriceLines caption="Selected upgrades with their prices" lines={extras} currency={currency} />
          ) : (
            <p>No upgrades chosen.</p>
          )}
        </ReviewSection>
        <ReviewSection title="Special requests" edit={edit(paths.addons, 'Edit the special requests')}>
          <p className={styles['request']}>{specialRequest || 'None.'}</p>
        </ReviewSection>
        <SecurityGuidelines />
      </div>
      <div className={styles['aside']}>
        <ReviewSection title="What it costs">
          <PriceLines
            caption="Package and upgrades with their prices, and the total"
            lines={lines}
            extra={[
              {
                title: 'Convenience fee',
                amount: convenienceFee,
                // It belongs to a payment, and none is there before a registration is sent.
                ...(editable && { detail: 'Depends on how you pay' }),
              },
            ]}
            total={netOf(review) + convenienceFee}
            currency={currency}
          />
        </ReviewSection>
      </div>
    </div>
  );
}
