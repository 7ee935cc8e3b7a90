import type { OwnCancelRequest } from '@sangamam/contract/orders/cancel/cancel-request';
import type { OrderSummary } from '@sangamam/contract/orders/order';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { useState } from 'react';

import * as phrases from '#phrases/orders/family/cancel-requests.ts';
import { formatDate } from '#web/lib/text/calendar-text.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useTakeCancelRequestBack } from './api.ts';
import styles from './cancel-requests.module.css';

/** What My Account says of a request to cancel: that it waits, with a way back, or that it was declined and why. */
export function CancelRequestNote({ order, request }: { order: OrderSummary; request: OwnCancelRequest }) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = useTakeCancelRequestBack(order._id);
  const { timeZone, name } = order.conventionData;
  const dayOf = (instant: string) => formatDate(calendarDateIn(timeZone, new Date(instant)));
  const { askedAt, keptFee, declined } = request;
  if (declined) {
    return (
      <Callout title={phrases.declined({ day: dayOf(declined.at) })}>
        <p>“{declined.answer}”</p>
      </Callout>
    );
  }
  return (
    <Callout tone="warning" title={phrases.youAsked({ day: dayOf(askedAt) })}>
      <p>{phrases.waitsForOfficers}</p>
      {keptFee !== null && <p>{phrases.keptFee({ money: formatMoney(keptFee, order.currency) })}</p>}
      <div className={styles['acts']}>
        <Button variant="secondary" aria-label={`${phrases.takeBack}: ${name}`} onClick={() => setOpen(true)}>
          {phrases.takeBack}
        </Button>
      </div>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={phrases.takeBackTitle}
        confirmLabel={phrases.takeBack}
        tone="primary"
        onConfirm={async () => {
          await mutateAsync();
          document.querySelector<HTMLElement>('main')?.focus();
          showToast({ message: phrases.takenBack });
        }}
      >
        <p>{phrases.takeBackText}</p>
      </ConfirmDialog>
    </Callout>
  );
}
