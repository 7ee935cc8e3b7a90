import { reportZellePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';
import type { ReactNode } from 'react';

import * as phrases from '#phrases/collection/family/payments.ts';
import { SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { PageActions } from '#web/ui/layout/page/page.tsx';

import { ZelleSenderField } from './zelle-sender-field.tsx';

/** Asks where the transfer comes from, so that the treasurer finds it. */
export function ZelleForm({
  email,
  cancel,
  onConfirm,
}: {
  /** The account's email address, as the initial value. */
  email: string;
  cancel: ReactNode;
  onConfirm: (chaseTransferEmail: string) => Promise<void>;
}) {
  const form = useAppForm({
    schema: reportZellePayment.body,
    defaultValues: { chaseTransferEmail: email },
  });
  return (
    <Form
      form={form}
      label={phrases.confirmTheZellePayment}
      onSubmit={({ chaseTransferEmail }) => onConfirm(chaseTransferEmail)}
    >
      <ZelleSenderField control={form.control} />
      <PageActions>
        {cancel}
        <SubmitButton size="lg" loadingLabel={phrases.confirmingYourPayment}>
          {phrases.confirmZellePayment}
        </SubmitButton>
      </PageActions>
    </Form>
  );
}
