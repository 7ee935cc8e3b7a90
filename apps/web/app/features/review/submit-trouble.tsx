import type { Currency } from '@sangamam/contract/pricing/currency-for';

import { paths } from '#web/config/paths.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import styles from './review.module.css';

/** Why a registration was not sent, and what to do now. */
export function SubmitTrouble({
  error,
  totalBefore,
  totalNow,
  currency,
  addonsAt,
}: {
  error: ApiError;
  /** What was on the page when it was sent, and what is on it now. */
  totalBefore: number;
  totalNow: number;
  currency: Currency;
  /** Where the add-ons are chosen; given for an add-on order, which has nothing else that could be changed. */
  addonsAt?: string | undefined;
}) {
  if (error.code === 'PRICE_CHANGED') {
    return (
      <Callout tone="warning" title="The price has changed" live scrollIntoView>
        <p>
          It was <Amount amount={totalBefore} currency={currency} /> when you looked, and is{' '}
          <strong>
            <Amount amount={totalNow} currency={currency} />
          </strong>{' '}
          now. Nothing has been sent. Please look at the new total, and send it again if you agree.
        </p>
      </Callout>
    );
  }
  if (error.code === 'UNREACHABLE') {
    return (
      <Callout tone="danger" title="No answer has come" live scrollIntoView>
        <p>
          We could not reach the server and cannot say whether it arrived. Please check your connection and
          send it again: it counts once, however often you send it.
        </p>
      </Callout>
    );
  }
  const way = wayOut(error, addonsAt);
  return (
    <Callout tone="danger" title={way?.title ?? 'Your registration was not sent'} live scrollIntoView>
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
  // What is sold out the server says by the field that names it: an add-on, else the package.
  const ofAddons = addonsAt !== undefined || errors.some(({ field }) => field === 'selectedAddonData');
  const way = code === 'SOLD_OUT' && ofAddons ? addonSoldOut : ways[code];
  return way && addonsAt !== undefined ? { ...way, to: addonsAt, label: addonSoldOut.label } : way;
}

const addonSoldOut: Way = {
  title: 'An add-on has just been sold out',
  to: paths.upgradePackage,
  label: 'Look at the add-ons',
};

const ways: Readonly<Record<string, Way>> = {
  SOLD_OUT: {
    title: 'Your package has just been sold out',
    to: paths.packages,
    label: 'Look at the packages',
  },
  PACKAGE_NOT_AVAILABLE: {
    title: 'Your package does not fit any more',
    to: paths.packages,
    label: 'Choose another package',
  },
  PACKAGE_REQUIRED: { title: 'A package is missing', to: paths.packages, label: 'Choose a package' },
  ADDON_REQUIRED: {
    title: 'Nothing is chosen yet',
    to: paths.upgradePackage,
    label: 'Look at the add-ons',
  },
  ADDON_NOT_AVAILABLE: {
    title: 'An add-on is no longer offered',
    to: paths.upgradePackage,
    label: 'Look at the add-ons',
  },
  PARTICIPANT_REQUIRED: {
    title: 'Nobody comes along yet',
    to: paths.participants,
    label: 'Choose who comes along',
  },
  SPOUSE_REQUIRED: {
    title: 'Your spouse is missing',
    to: paths.participants,
    label: 'Add your spouse',
  },
};
