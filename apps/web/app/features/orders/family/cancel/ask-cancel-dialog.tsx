import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { givenBackOf } from '@sangamam/contract/orders/cancel/cancel-estimate';
import {
  cancelRequestReason,
  type getCancelEstimate,
} from '@sangamam/contract/orders/cancel/cancel-request-endpoints';
import type { OrderSummary } from '@sangamam/contract/orders/order';
import { z } from 'zod';

import * as phrases from '#phrases/orders/family/cancel-requests.ts';
import { TermDates } from '#web/domain/conventions/cancellation-terms.tsx';
import { Amount } from '#web/domain/money/amount.tsx';
import { formatDate } from '#web/lib/text/calendar-text.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormTextarea } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useAskToCancel, useCancelEstimate } from './api.ts';
import cardStyles from '../account/registrations.module.css';
import styles from './cancel-requests.module.css';

const schema = z.object({ reason: cancelRequestReason });

interface AskCancelProps {
  order: OrderSummary;
  opened: boolean;
  onClose: () => void;
}

/** Says in words and amounts what a cancellation means, and asks the officers for it. */
export function AskCancelDialog({ order, opened, onClose }: AskCancelProps) {
  const estimate = useCancelEstimate(order._id, opened);
  const ask = useAskToCancel(order._id);
  const form = useAppForm({ schema, defaultValues: { reason: '' } });
  const { isSubmitting } = form.formState;
  const { name, cancelRequestsUntil } = order.conventionData;
  const close = () => {
    form.reset();
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.askTitle} closable={!isSubmitting} keepsText>
      <ul className={cardStyles['consequences']}>
        <li>{phrases.wholeFamily({ name, people: order.attending.join(', ') })}</li>
        <li>{phrases.addOnsToo}</li>
        <li>{phrases.officersDecide}</li>
        {cancelRequestsUntil !== null && (
          <li>{phrases.askUntil({ day: formatDate(cancelRequestsUntil) })}</li>
        )}
      </ul>
      <Loaded query={estimate}>
        {(amounts) => (
          <Form
            form={form}
            label={phrases.askTitle}
            errorTitle={phrases.notAsked}
            onSubmit={async ({ reason }) => {
              await ask.mutateAsync({ reason, keptSeen: amounts.kept });
              close();
              // The button that opened the dialog is gone, so the focus moves to the start of the page.
              document.querySelector<HTMLElement>('main')?.focus();
              showToast({ message: phrases.asked, forMs: 5_000 });
            }}
          >
            <EstimateOfToday estimate={amounts} />
            <FormTextarea
              control={form.control}
              name="reason"
              label={phrases.reason}
              optional
              maxLength={500}
              rows={2}
            />
            <FormDialogActions
              submit={phrases.askToCancel}
              variant="danger"
              sending={phrases.asking}
              cancel={phrases.keepIt}
              onCancel={close}
            />
          </Form>
        )}
      </Loaded>
    </Dialog>
  );
}

/** What was paid, what the terms keep of it today and what would come back, with the terms themselves. */
function EstimateOfToday({ estimate }: { estimate: EndpointData<typeof getCancelEstimate> }) {
  const { currency, paid, reported, kept, until, terms } = estimate;
  const rows: [name: string, dollars: number][] = [[phrases.received, paid]];
  if (reported > 0) rows.push([phrases.onItsWay, reported]);
  if (kept !== null) rows.push([phrases.keptByTerms, kept], [phrases.comesBack, givenBackOf(estimate)]);
  return (
    <section className={styles['estimate']} aria-label={phrases.moneyToday}>
      <h3>{phrases.moneyToday}</h3>
      <dl className={styles['money']}>
        {rows.map(([name, dollars]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Amount amount={dollars} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      <p>{kept === null ? phrases.noTerms : until === null ? phrases.afterLastDate : phrases.termsOfToday}</p>
      <TermDates terms={terms} currency={currency} />
    </section>
  );
}
