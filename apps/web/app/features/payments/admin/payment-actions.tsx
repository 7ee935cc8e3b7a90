import type { PaymentRow } from '@sangamam/contract/payments/admin/payment-admin-endpoints';
import { formatMoney } from '@sangamam/contract/pricing/format-money';
import { useState } from 'react';

import * as phrases from '#phrases/payments/admin.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useApprovePayment } from './api/approve-payment.ts';
import { useDeclinePayment } from './api/decline-payment.ts';
import { useRejectPayment } from './api/reject-payment.ts';
import { afterPaymentApproval, missingOf, describePayment } from './payment-words.ts';
import { ReceiveDialog } from './receive-dialog.tsx';

type Action = PaymentRow['actions'][number];

/** The actions the treasurer may take on a payment now. Each asks once and names what will happen. */
export function PaymentActions({ payment }: { payment: PaymentRow }) {
  const [asked, setAsked] = useState<Action>();
  const { _id, actions, receivedAmount, currency } = payment;
  const approve = useApprovePayment(_id);
  const decline = useDeclinePayment(_id);
  const reject = useRejectPayment(_id);
  const missing = missingOf(payment);
  const close = () => setAsked(undefined);
  const approveAs = async (reason?: string) => {
    const { permConvRegNo, orderStatus } = await approve.mutateAsync(reason);
    const confirmed = orderStatus === 'CONFIRMED' && permConvRegNo !== null;
    showToast({
      message: confirmed ? phrases.paymentApprovedConfirmedAs({ permConvRegNo }) : phrases.paymentApproved,
      forMs: 5_000,
    });
  };
  return (
    <>
      {actions.length > 0 && (
        <Row>
          {actions.map((action) => (
            <Button
              key={action}
              size="sm"
              variant={action === primaryAction(missing) ? 'primary' : buttons[action].variant}
              onClick={() => setAsked(action)}
            >
              {buttons[action].label}
            </Button>
          ))}
        </Row>
      )}
      <ReceiveDialog payment={payment} opened={asked === 'receive'} onClose={close} />
      <ConfirmDialog
        opened={asked === 'approve' && missing === 0}
        onClose={close}
        title={phrases.approveThisPayment}
        confirmLabel={phrases.approve}
        tone="primary"
        onConfirm={() => approveAs()}
      >
        <p>{describePayment(payment)}</p>
        <p>
          {phrases.received2({
            receivedAmount: formatMoney(receivedAmount, currency),
            payment: afterPaymentApproval(payment),
          })}
        </p>
      </ConfirmDialog>
      <ReasonDialog
        opened={asked === 'approve' && missing > 0}
        onClose={close}
        title={phrases.approveLessThanIsDue}
        confirmLabel={phrases.approve}
        tone="primary"
        reasonHint={phrases.whyYouApproveItAnywayThe}
        onConfirm={approveAs}
      >
        <p>{describePayment(payment)}</p>
        <p>
          {phrases.receivedMissing({
            receivedAmount: formatMoney(receivedAmount, currency),
            missing: formatMoney(missing, currency),
            payment: afterPaymentApproval(payment),
          })}
        </p>
      </ReasonDialog>
      <ReasonDialog
        opened={asked === 'decline'}
        onClose={close}
        title={phrases.declineThisPayment}
        confirmLabel={phrases.decline}
        reasonHint={phrases.theFamilyWillReadItIn}
        onConfirm={async (reason) => {
          await decline.mutateAsync(reason);
          showToast({ message: phrases.paymentDeclined });
        }}
      >
        <p>{describePayment(payment)}</p>
        <p>
          {phrases.forMoneyThatBouncedOrWas}
          {receivedAmount > 0 &&
            phrases.theRecordedBeforeWillBeReversed({
              receivedAmount: formatMoney(receivedAmount, currency),
            })}
          {phrases.theFamilyCanTryAgain}
        </p>
      </ReasonDialog>
      <ReasonDialog
        opened={asked === 'reject'}
        onClose={close}
        title={phrases.rejectThisPayment}
        confirmLabel={phrases.reject}
        reasonHint={phrases.theFamilyWillReadItIn}
        onConfirm={async (reason) => {
          await reject.mutateAsync(reason);
          showToast({ message: phrases.paymentRejected });
        }}
      >
        <p>{describePayment(payment)}</p>
        <p>
          {phrases.forMoneyThatIsNotTheirs}
          {receivedAmount > 0 &&
            phrases.theReceivedWillBeListedAs({ receivedAmount: formatMoney(receivedAmount, currency) })}
          {phrases.theFamilyCanTryAgain}
        </p>
      </ReasonDialog>
    </>
  );
}

/** What comes next: money first, then the approval. */
function primaryAction(missing: number): Action {
  return missing > 0 ? 'receive' : 'approve';
}

const buttons = {
  receive: { label: phrases.recordMoney, variant: 'secondary' },
  approve: { label: phrases.approve, variant: 'secondary' },
  decline: { label: phrases.decline, variant: 'muted' },
  reject: { label: phrases.reject, variant: 'muted' },
} as const;
