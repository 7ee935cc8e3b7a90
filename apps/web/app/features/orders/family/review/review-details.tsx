import type { Review } from '@sangamam/contract/orders/order';
import { attendsWithoutAdult } from '@sangamam/contract/orders/participants/minors';

import * as phrases from '#phrases/orders/family/review.ts';
import { paths } from '#web/config/paths.ts';
import { PackageEmblem } from '#web/domain/packages/package-emblem.tsx';
import { BalanceLines } from '#web/domain/money/balance-lines.tsx';
import { useSiteSettings } from '#web/domain/site-settings/site-facts.ts';
import { dollarText } from '#web/lib/text/money-text.ts';
import { langOfTranslated } from '#web/lib/text/lang-of.ts';
import { QuietCaps } from '#web/ui/primitives/quiet-caps/quiet-caps.tsx';
import { lineDetail } from '#phrases/domain/money.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';

import { BasicInfo } from './basic-info.tsx';
import { DiscountCodeSection } from './discount-code-section.tsx';
import { feeHint } from './fee-hint.ts';
import { ReviewSection } from './review-section.tsx';
import { SecurityGuidelines } from './security-guidelines.tsx';

import styles from './review.module.css';

/** Everything about a registration on one page. While `editable`, each section links to where it can be changed. */
export function ReviewDetails({
  review,
  editable,
  saving = 0,
  countryName,
}: {
  review: Review;
  editable: boolean;
  /** What the package costs less than its list price today, in whole dollars. */
  saving?: number;
  countryName: (code: string) => string;
}) {
  const { participantsData, packageData, lines, balance, specialRequest, currency } = review;
  const settings = useSiteSettings();
  const consentForm = review.conventionData.formEntries.custodianConsent;
  const edit = (to: string, label: string) =>
    editable ? { to, label, state: { fromReviewPage: true } } : undefined;
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        <ReviewSection
          title={phrases.basicInfoTitle}
          edit={edit(paths.participants, phrases.editWhoIsAttending)}
        >
          <div className={styles['people']}>
            {participantsData.map((participant) => (
              <BasicInfo
                key={participant.userId._id}
                participant={participant}
                countryName={countryName}
                // What cannot be changed any more is read and printed whole.
                unfolded={!editable || participantsData.length === 1}
              />
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
        <ReviewSection title={phrases.packageLabel} edit={edit(paths.packages, phrases.editThePackage)}>
          {packageData && (
            <div className={styles['package']}>
              <PackageEmblem logoType={packageData.logoType} size={56} />
              <div>
                <h3>
                  <QuietCaps text={packageData.name} />
                </h3>
                <p lang={langOfTranslated(packageData.shortDescription)}>{packageData.shortDescription}</p>
              </div>
            </div>
          )}
        </ReviewSection>
        <ReviewSection
          title={phrases.selectedUpgrades}
          edit={edit(paths.upgradePackage, phrases.editTheUpgrades)}
        >
          <ChosenUpgrades lines={lines} />
        </ReviewSection>
        <ReviewSection
          title={phrases.specialRequests}
          edit={edit(paths.addons, phrases.editTheSpecialRequests)}
        >
          <p className={styles['request']}>{specialRequest || phrases.none}</p>
        </ReviewSection>
        <SecurityGuidelines />
      </div>
      <div className={styles['aside']}>
        <ReviewSection title={phrases.price}>
          <BalanceLines
            caption={phrases.packageCaption}
            lines={lines}
            balance={balance}
            currency={currency}
            feeDetail={feeHint(settings, balance.net)}
          />
          {saving > 0 && (
            <p className={styles['saving']}>{phrases.youSave({ amount: dollarText(saving) })}</p>
          )}
        </ReviewSection>
        {editable && <DiscountCodeSection review={review} />}
      </div>
    </div>
  );
}

/** The chosen upgrades by name, each with its options; what they cost is said once, in the price. */
function ChosenUpgrades({ lines }: Pick<Review, 'lines'>) {
  const byTitle = Map.groupBy(
    lines.filter(({ kind }) => kind === 'ADDON'),
    ({ title }) => title,
  );
  if (byTitle.size === 0) return <p>{phrases.noUpgradesChosen}</p>;
  return (
    <ul className={styles['upgrades']}>
      {[...byTitle].map(([title, chosen]) => (
        <li key={title}>
          {title}
          <span>{chosen.map(optionText).filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

function optionText({ detail, quantity }: Review['lines'][number]): string {
  return [lineDetail({ detail }), quantity > 1 && `× ${quantity}`].filter(Boolean).join(' ');
}

/** For families with minors: what the convention needs of their parents, and the form for it (SPEC §2 Review). */
function CustodianNotice({
  consentForm,
  withoutAdult,
}: {
  consentForm: string | null;
  /** True when no adult of the family attends. */
  withoutAdult: boolean;
}) {
  return (
    <>
      {withoutAdult && (
        <Callout tone="warning" title={phrases.noAdultIsAttending}>
          <p>{phrases.responsibleAdultText}</p>
        </Callout>
      )}
      <Callout tone="info" title={phrases.minorsTitle}>
        <p>
          {phrases.consentFormText}
          {consentForm && (
            <a href={consentForm} target="_blank" rel="noreferrer">
              {phrases.openTheForm}
              <span className="visually-hidden"> {phrases.inANewTab}</span>
            </a>
          )}
        </p>
      </Callout>
    </>
  );
}
