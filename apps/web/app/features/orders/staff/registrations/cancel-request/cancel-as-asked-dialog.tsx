import {
  cancelAsAsked,
  type RegistrationDetail,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { z } from 'zod';

import * as phrases from '#phrases/orders/staff/cancel-requests.ts';
import { AlsoOpen } from '#web/domain/presence/also-open.tsx';
import { ReplyTextarea } from '#web/domain/saved-replies/reply-textarea.tsx';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useCancelAsAsked } from '../api.ts';
import { describeRegistration } from '../decision-words.ts';
import { RequestFacts } from './request-facts.tsx';

const schema = z.object({ answer: cancelAsAsked.body.shape.answer });

/** Asks once before a registration is cancelled as its family asked, and says what becomes of the money. */
export function CancelAsAskedDialog({
  registration,
  request,
  opened,
  onClose,
  onDecided,
}: {
  registration: RegistrationDetail;
  request: NonNullable<RegistrationDetail['cancelRequest']>;
  opened: boolean;
  onClose: () => void;
  onDecided?: (() => void) | undefined;
}) {
  const { _id } = registration;
  const { mutateAsync: cancel } = useCancelAsAsked(_id);
  const form = useAppForm({ schema, defaultValues: { answer: '' } });
  const { isSubmitting } = form.formState;
  const { estimate } = request;
  const close = () => {
    form.reset();
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={phrases.cancelTitle}
      size="sm"
      closable={!isSubmitting}
      keepsText
    >
      <p>{describeRegistration(registration)}</p>
      <p>{phrases.whatHappens}</p>
      <RequestFacts askedAt={request.askedAt} estimate={estimate} />
      <p>{estimate?.kept === null ? phrases.refundOpen : phrases.refundEntered}</p>
      <AlsoOpen />
      <Form
        form={form}
        label={phrases.cancelTitle}
        errorTitle={phrases.notCancelled}
        onSubmit={async ({ answer }) => {
          await cancel({ requestId: request._id, answer });
          close();
          showToast({ message: phrases.cancelled });
          onDecided?.();
        }}
      >
        <ReplyTextarea
          control={form.control}
          name="answer"
          label={phrases.answer}
          description={phrases.answerHint}
          optional
          maxLength={500}
          rows={2}
          replies={{ orderId: _id }}
        />
        <FormDialogActions
          submit={phrases.cancelAsAsked}
          variant="danger"
          sending={phrases.cancelling}
          cancel={phrases.keepIt}
          onCancel={close}
        />
      </Form>
    </Dialog>
  );
}
