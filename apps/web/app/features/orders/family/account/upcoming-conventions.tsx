import type { ConventionData } from '@sangamam/contract/conventions/convention';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/orders/family/account.ts';
import { paths } from '#web/config/paths.ts';
import { ApiError, redirects } from '#web/lib/api/api-error.ts';
import { chooseConvention } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { formatDate, formatDateRange } from '#web/lib/text/calendar-text.ts';

import { useInitiateRegistration } from '../api.ts';
import { ConventionFacts } from './convention-facts.tsx';
import styles from './registrations.module.css';

/**
 * Conventions open for registration. Starting one leads to the list of people. They are `compact` for a family that is
 * registered elsewhere: its own registration comes first.
 */
export function UpcomingConventions({
  conventions,
  userId,
  compact = false,
}: {
  conventions: readonly ConventionData[];
  userId: string;
  compact?: boolean;
}) {
  return (
    <ul className={styles['list']}>
      {conventions.map((convention) => (
        <UpcomingConvention key={convention._id} convention={convention} userId={userId} compact={compact} />
      ))}
    </ul>
  );
}

function UpcomingConvention({
  convention,
  userId,
  compact,
}: {
  convention: ConventionData;
  userId: string;
  compact: boolean;
}) {
  const { _id, name, startDate, endDate, location, conventionDeadline } = convention;
  const { earlyBirdStatus, earlyBirdDate } = convention;
  const navigate = useNavigate();
  const start = useInitiateRegistration();
  const register = async () => {
    try {
      await start.mutateAsync({ userId, conventionId: _id });
      chooseConvention(_id);
      await navigate(paths.participants);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!redirects(error)) showToast({ message: phrases.failedToRegisterEvent, tone: 'danger' });
    }
  };
  return (
    <Card as="li" bordered={!compact} className={styles[compact ? 'compactUpcoming' : 'upcoming']}>
      <div className={styles['about']}>
        <h3>{name}</h3>
        <ConventionFacts
          when={formatDateRange(startDate, endDate)}
          where={compact ? undefined : location}
          until={formatDate(conventionDeadline)}
        />
        {earlyBirdStatus && earlyBirdDate && (
          <p className={styles['earlyBird']}>
            {phrases.earlyBirdPricesUntil({ earlyBirdDate: formatDate(earlyBirdDate) })}
          </p>
        )}
      </div>
      <Button
        size={compact ? 'sm' : 'lg'}
        variant={compact ? 'secondary' : 'primary'}
        iconAfter={compact ? undefined : 'arrowRight'}
        aria-label={phrases.registerNowFor({ name })}
        loading={start.isPending}
        loadingLabel={phrases.startingYourRegistration}
        onClick={() => void register()}
      >
        {phrases.registerNow}
      </Button>
    </Card>
  );
}
