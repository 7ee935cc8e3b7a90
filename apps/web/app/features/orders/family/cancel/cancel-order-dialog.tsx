import type { OrderSummary } from '@sangamam/contract/orders/order';
import { freeText } from '@sangamam/contract/fields/text';
import { z } from 'zod';

import * as phrases from '#phrases/orders/family/cancel.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { FormTextarea } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { formatDate } from '#web/lib/text/calendar-text.ts';

import { useCancelOrder } from '../api.ts';
import { isOfChange, wordsOf } from './words-of-cancelling.ts';
import styles from '../account/registrations.module.css';

const schema = z.object({
  reason: freeText({ max: 500, invalid: phrases.reasonTooLong }),
});

/** Asks once before an order is cancelled and names the consequences. */
export function CancelOrderDialog({
  order,
  opened,
  onClose,
}: {
  order: OrderSummary;
  opened: boolean;
  onClose: () => void;
}) {
  const cancel = useCancelOrder(order._id);
  const form = useAppForm({ schema, defaultValues: { reason: '' } });
  const { isSubmitting } = form.formState;
  const close = () => {
    form.reset();
    onClose();
  };
  const words = wordsOf(order);
  const { title } = words;
  return (
    <Dialog opened={opened} onClose={close} title={title} closable={!isSubmitting}>
      <ul className={styles['consequences']}>
        {consequencesOf(order).map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <Form
        form={form}
        label={title}
        errorTitle={phrases.thisWasNotCancelled}
        onSubmit={async ({ reason }) => {
          await cancel.mutateAsync(reason);
          close();
          // The button that opened the dialog is gone, so the focus moves to the start of the page.
          document.querySelector<HTMLElement>('main')?.focus();
          showToast({ message: words.done, forMs: 5_000 });
        }}
      >
        {order.submittedDate !== null && (
          <FormTextarea
            control={form.control}
            name="reason"
            label={phrases.reasonOptional}
            optional
            maxLength={500}
            rows={2}
          />
        )}
        <FormDialogActions
          submit={words.verb}
          variant="danger"
          sending={phrases.cancelling}
          cancel={phrases.keepIt}
          onCancel={close}
        />
      </Form>
    </Dialog>
  );
}

/** The consequences of cancelling, most important first. */
function consequencesOf(order: OrderSummary): string[] {
  const { parentOrderId, submittedDate, conventionData } = order;
  if (isOfChange(order)) return [phrases.asBeforeChange, phrases.theresNothingToPay];
  const { name, registrationOpen, conventionDeadline } = conventionData;
  const sent = submittedDate !== null;
  if (parentOrderId !== null) {
    return [sent ? phrases.addOnsGivenBack : phrases.addOnsDiscarded, phrases.registrationStays];
  }
  return [
    sent ? phrases.placeGivenBack({ name }) : phrases.entriesRemoved({ name }),
    ...(sent ? [phrases.addOnsToo, phrases.theresNothingToPay] : []),
    phrases.thisCantBeUndone,
    registrationOpen
      ? phrases.registerAgainUntil({ conventionDeadline: formatDate(conventionDeadline) })
      : phrases.cannotRegisterAgain,
  ];
}
