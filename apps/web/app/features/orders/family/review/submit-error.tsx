import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import * as phrases from '#phrases/orders/family/review.ts';
import { paths } from '#web/config/paths.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';

import styles from './review.module.css';

/** Why a registration was not sent, and what to do now. */
export function SubmitError({
  error,
  totalBefore,
  totalNow,
  currency,
  addonsAt,
}: {
  error: ApiError;
  /** The total when it was sent, and the total now. */
  totalBefore: number;
  totalNow: number;
  currency: Currency;
  /** Where the add-ons are chosen; given for an add-on order, which has nothing else that could be changed. */
  addonsAt?: string | undefined;
}) {
  if (error.code === 'PRICE_CHANGED') {
    return (
      <Callout tone="warning" title={phrases.thePriceHasChanged} live scrollIntoView>
        <p>
          {phrases.itWas} <Amount amount={totalBefore} currency={currency} /> {phrases.priceBeforeAndIs}
          <strong>
            <Amount amount={totalNow} currency={currency} />
          </strong>{' '}
          {phrases.newPriceText}
        </p>
      </Callout>
    );
  }
  if (error.code === 'UNREACHABLE') {
    return (
      <Callout tone="danger" title={phrases.noResponseTitle} live scrollIntoView>
        <p>{phrases.noResponseText}</p>
      </Callout>
    );
  }
  const way = wayOut(error, addonsAt);
  return (
    <Callout tone="danger" title={way?.title ?? phrases.notSentTitle} live scrollIntoView>
      <p>{error.message}</p>
      {way && (
        <p className={styles['way']}>
          <LinkButton to={way.to} state={{ fromReviewPage: true }} variant="secondary">
            {way.label}
          </LinkButton>
        </p>
      )}
    </Callout>
  );
}

interface Way {
  title: string;
  to: string;
  label: string;
}

function wayOut({ code, errors }: ApiError, addonsAt: string | undefined): Way | undefined {
  // The field of the refusal says what is sold out: an add-on, else the package.
  const ofAddons = addonsAt !== undefined || errors.some(({ field }) => field === 'selectedAddonData');
  const way = code === 'SOLD_OUT' && ofAddons ? addonSoldOut : ways[code];
  return way && addonsAt !== undefined ? { ...way, to: addonsAt, label: addonSoldOut.label } : way;
}

const addonSoldOut: Way = {
  title: phrases.addOnSoldOut,
  to: paths.upgradePackage,
  label: phrases.viewAddOns,
};

const ways: Readonly<Record<string, Way>> = {
  SOLD_OUT: {
    title: phrases.packageSoldOut,
    to: paths.packages,
    label: phrases.viewPackages,
  },
  PACKAGE_NOT_AVAILABLE: {
    title: phrases.packageNoLongerFits,
    to: paths.packages,
    label: phrases.chooseAnotherPackage,
  },
  PACKAGE_REQUIRED: { title: phrases.aPackageIsMissing, to: paths.packages, label: phrases.chooseAPackage },
  ADDON_REQUIRED: {
    title: phrases.nothingIsChosenYet,
    to: paths.upgradePackage,
    label: phrases.viewAddOns,
  },
  ADDON_ALREADY_BOUGHT: {
    title: phrases.addOnAlreadyBought,
    to: paths.upgradePackage,
    label: phrases.viewAddOns,
  },
  ADDON_NOT_AVAILABLE: {
    title: phrases.addOnNotOffered,
    to: paths.upgradePackage,
    label: phrases.viewAddOns,
  },
  PARTICIPANT_REQUIRED: {
    title: phrases.nobodySelected,
    to: paths.participants,
    label: phrases.chooseWhoIsAttending,
  },
  SPOUSE_REQUIRED: {
    title: phrases.yourSpouseIsMissing,
    to: paths.participants,
    label: phrases.addYourSpouse,
  },
};
