import type { OwnChangeRequest } from '@sangamam/contract/orders/amendments/own-change-request';
import type { OrderSummary } from '@sangamam/contract/orders/order';
import { useState } from 'react';

import * as phrases from '#phrases/orders/family/amendment.ts';
import { paths } from '#web/config/paths.ts';
import { formatDayOfInstant } from '#web/lib/text/date-text.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';

import styles from './amendment.module.css';
import { useWithdrawChangeRequest } from './api.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';

/** What My Account says of a change that the family asked for: that it waits, with a way back, or that it was declined. */
export function ChangeRequestNote({
  order: { _id: orderId, conventionData },
  request: { _id, requestedAt, declined },
}: {
  order: OrderSummary;
  request: OwnChangeRequest;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync: withdraw } = useWithdrawChangeRequest(orderId);
  const toChange = paths.changeRegistration(orderId);
  if (declined) {
    return (
      <Callout title={phrases.declinedTitle}>
        <p>“{declined.answer}”</p>
      </Callout>
    );
  }
  return (
    <Callout title={phrases.requestTitle}>
      <p>{phrases.requestedOn({ day: formatDayOfInstant(requestedAt) })}</p>
      <div className={styles['acts']}>
        <LinkButton
          to={toChange}
          variant="secondary"
          aria-label={`${phrases.seeRequest}: ${conventionData.name}`}
        >
          {phrases.seeRequest}
        </LinkButton>
        <Button
          variant="muted"
          aria-label={`${phrases.takeBack}: ${conventionData.name}`}
          onClick={() => setIsAsking(true)}
        >
          {phrases.takeBack}
        </Button>
      </div>
      <TakeBackDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={async () => {
          await withdraw(_id);
          document.querySelector<HTMLElement>('main')?.focus();
          showToast({ message: phrases.takenBack });
        }}
      />
    </Callout>
  );
}
