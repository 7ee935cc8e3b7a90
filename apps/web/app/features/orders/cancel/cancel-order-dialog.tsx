import type { OrderSummary } from '@sangamam/contract/orders/order';
import { spokenDate } from '@sangamam/contract/fields/dates/format-date';
import { freeText } from '@sangamam/contract/fields/text';
import { z } from 'zod';

import { Button } from '#web/ui/primitives/button/button.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useCancelOrder } from '../api/cancel-order.ts';
import styles from '../account/registrations.module.css';

const schema = z.object({
  reason: freeText({ max: 500, invalid: 'Please keep the reason under 500 characters' }),
});

/** Asks once before an order is cancelled, and names what that does. */
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
  const isAddonOrder = order.parentOrderId !== null;
  const title = isAddonOrder ? 'Cancel these add-ons?' : 'Cancel your registration?';
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
        errorTitle="It was not cancelled"
        onSubmit={async ({ reason }) => {
          await cancel.mutateAsync(reason);
          close();
          // The button that had opened the dialog is gone: the focus goes where the page begins.
          document.querySelector<HTMLElement>('main')?.focus();
          showToast({
            message: isAddonOrder ? 'Your add-ons are cancelled' : 'Your registration is cancelled',
            forMs: 5_000,
          });
        }}
      >
        {order.submittedDate !== null && (
          <FormTextarea
            control={form.control}
            name="reason"
            label="Why, if you like to tell us"
            optional
            maxLength={500}
            rows={2}
          />
        )}
        <DialogActions>
          <SubmitButton variant="danger" loadingLabel="Cancelling…">
            {isAddonOrder ? 'Cancel add-ons' : 'Cancel registration'}
          </SubmitButton>
          <Button variant="secondary" disabled={isSubmitting} onClick={close}>
            Keep it
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** What cancelling brings about, in the order in which it matters to a family. */
function consequencesOf({ parentOrderId, submittedDate, conventionData }: OrderSummary): string[] {
  const { name, registrationOpen, conventionDeadline } = conventionData;
  const sent = submittedDate !== null;
  if (parentOrderId !== null) {
    return [
      sent ? 'What you chose goes to other families.' : 'What you chose is forgotten.',
      'Your registration stays as it is, and nothing is to be paid for these add-ons.',
    ];
  }
  return [
    sent
      ? `Nobody of your family is registered for ${name} any more, and your place goes to another family.`
      : `What you entered for ${name} is no longer in this registration.`,
    ...(sent ? ['Add-ons that you chose are cancelled with it.', 'Nothing is to be paid.'] : []),
    'It cannot be taken back.',
    registrationOpen
      ? `Until ${spokenDate(conventionDeadline)} you can register anew, as long as there are places.`
      : 'Registration is closed, so you cannot register anew.',
  ];
}
