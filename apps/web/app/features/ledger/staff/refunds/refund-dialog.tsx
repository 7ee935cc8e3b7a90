import {
  paymentMethodFacts,
  paymentTypeNames,
  refundMethods,
} from '@sangamam/contract/ledger/terms/payment-methods';
import { createRefund, type RefundProposal } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';

import * as phrases from '#phrases/ledger/staff/refunds.ts';
import { AlsoOpen } from '#web/domain/presence/also-open.tsx';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { FormChoice, FormText, FormTextarea } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import type { PaymentDialogProps } from '../payments/payment-dialog.ts';
import { wholeDollars } from '../payments/whole-dollars.ts';
import { useCreateRefund, useRefundProposal } from './api.ts';
import { TermsOfRefund } from './terms-of-refund.tsx';

const { amount, keptFeeReason, method, waivedReason } = createRefund.body.shape;

/** The fields as typed; the fee is empty where nothing is kept, and the amount where everything is. */
const orNothing = z
  .literal('')
  .transform(() => 0)
  .or(wholeDollars);

/** `termsKeep` is the fee by the cancellation terms: whoever keeps nothing then says why. */
function refundSchema(termsKeep: number) {
  return z
    .object({ amount: orNothing.pipe(amount), keptFee: orNothing, keptFeeReason, waivedReason, method })
    .refine((values) => values.amount + values.keptFee > 0, {
      path: ['amount'],
      message: phrases.amountRequired,
    })
    .refine(({ keptFee, keptFeeReason: why }) => keptFee === 0 || why.length >= 3, {
      path: ['keptFeeReason'],
      message: phrases.keptFeeReasonRequired,
    })
    .refine(({ keptFee, waivedReason: why }) => keptFee > 0 || termsKeep === 0 || why.length >= 3, {
      path: ['waivedReason'],
      message: phrases.waivedReasonRequired,
    });
}

/** PayPal gives back only what it took. */
function methodsFor({ method: paidBy }: Pick<PaymentDialogProps['payment'], 'method'>) {
  return refundMethods
    .filter((value) => value !== 'PAYPAL' || paidBy === 'PAYPAL')
    .map((value) => ({ value, label: paymentTypeNames[value] }));
}

/** Enters a refund of money that is not due, prefilled with what the cancellation terms give back, or with all of it. */
export function RefundDialog({ payment, opened, onClose }: PaymentDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.refundMoney} size="sm">
      <ProposedRefund payment={payment} onClose={onClose} />
    </Dialog>
  );
}

function ProposedRefund(props: Pick<PaymentDialogProps, 'payment' | 'onClose'>) {
  const query = useRefundProposal(props.payment._id);
  return (
    <Loaded query={query}>
      {(proposal) => (
        <RefundForm key={`${proposal.refundable} ${proposal.amount}`} proposal={proposal} {...props} />
      )}
    </Loaded>
  );
}

function RefundForm({
  payment,
  proposal,
  onClose,
}: Pick<PaymentDialogProps, 'payment' | 'onClose'> & { proposal: RefundProposal }) {
  const { currency, registrantName, tmpConvRegNo, orderIsActive } = payment;
  const { refundable: refundableBefore, kept } = proposal;
  const fee = kept?.fee ?? 0;
  const byTerms = fee > 0 ? String(fee) : '';
  const form = useAppForm({
    schema: refundSchema(fee),
    defaultValues: {
      amount: String(proposal.amount),
      keptFee: byTerms,
      keptFeeReason: fee > 0 ? (kept?.reason ?? '') : '',
      waivedReason: '',
      method: paymentMethodFacts[payment.method].refundedBy,
    },
  });
  const [typedAmount, typedFee] = useWatch({ control: form.control, name: ['amount', 'keptFee'] });
  const keptFee = typedFee.trim();
  const { setValue, getValues } = form;
  useEffect(() => {
    if (byTerms !== '' && keptFee !== byTerms && getValues('keptFeeReason') === kept?.reason)
      setValue('keptFeeReason', '');
  }, [byTerms, keptFee, kept?.reason, setValue, getValues]);
  const { mutateAsync } = useCreateRefund();
  const refundable = formatMoney(refundableBefore, currency);
  return (
    <Form
      form={form}
      label={phrases.refundMoney}
      errorTitle={phrases.enterFailed}
      onSubmit={async (values) => {
        await mutateAsync({ ...values, paymentId: payment._id, refundableBefore });
        showToast({ message: phrases.refundEntered });
        onClose();
      }}
    >
      <div>
        <p>{phrases.refundFor({ registrantName, tmpConvRegNo })}</p>
        <p>{orderIsActive ? phrases.heldTooMuch({ refundable }) : phrases.heldNotDue({ refundable })}</p>
        <AlsoOpen />
      </div>
      {kept && <TermsOfRefund kept={kept} proposal={proposal} currency={currency} />}
      <FieldRow>
        <FormText
          control={form.control}
          name="amount"
          label={phrases.amountIn({ currency })}
          description={phrases.whatTheFamilyGets}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormText
          control={form.control}
          name="keptFee"
          label={phrases.keptFee}
          optional
          description={phrases.whatTheAssociationKeeps}
          inputMode="numeric"
          autoComplete="off"
        />
      </FieldRow>
      {isSomething(keptFee) && (
        <FormTextarea
          control={form.control}
          name="keptFeeReason"
          label={phrases.keptFeeReason}
          description={phrases.keptFeeReasonHint}
          maxLength={500}
          rows={3}
        />
      )}
      {fee > 0 && !isSomething(keptFee) && (
        <FormTextarea
          control={form.control}
          name="waivedReason"
          label={phrases.waivedReason}
          description={phrases.waivedReasonHint}
          maxLength={500}
          rows={2}
        />
      )}
      {isSomething(typedAmount.trim()) && (
        <FormChoice
          control={form.control}
          name="method"
          label={phrases.sendBy}
          options={methodsFor(payment)}
        />
      )}
      <FormDialogActions submit={phrases.enterRefund} onCancel={onClose} />
    </Form>
  );
}

function isSomething(typed: string): boolean {
  return typed !== '' && !/^0+$/u.test(typed);
}
