import type { Currency } from '@sangamam/contract/pricing/currency-for';

import { paths } from '#web/config/paths.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { Amount } from '#web/ui/amount/amount.tsx';
import { LinkButton } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './review.module.css';

/** Why a registration was not sent, and what to do now. */
export function SubmitTrouble({
  error,
  totalBefore,
  totalNow,
  currency,
}: {
  error: ApiError;
  /** What was on the page when it was sent, and what is on it now. */
  totalBefore: number;
  totalNow: number;
  currency: Currency;
}) {
  if (error.code === 'PRICE_CHANGED') {
    return (
      <Callout tone="warning" title="The price has changed" live>
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
  const way = ways[error.code];
  return (
    <Callout tone="danger" title={way?.title ?? 'Your registration was not sent'} live>
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

const ways: Readonly<Record<string, { title: string; to: string; label: string }>> = {
  SOLD_OUT: {
    title: 'What you chose has just been sold out',
    to: paths.packages,
    label: 'Look at the packages',
  },
  PACKAGE_NOT_AVAILABLE: {
    title: 'Your package does not fit any more',
    to: paths.packages,
    label: 'Choose another package',
  },
  PACKAGE_REQUIRED: { title: 'A package is missing', to: paths.packages, label: 'Choose a package' },
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
