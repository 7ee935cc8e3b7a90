import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { useState, type FunctionComponent } from 'react';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/ledger/staff/payments.ts';
import { move } from '#phrases/ledger/staff/move.ts';
import { correct, reverse } from '#phrases/ledger/staff/corrections.ts';
import { refund } from '#phrases/ledger/staff/refunds.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { ApproveDialog } from './approve-dialog.tsx';
import { DeclineDialog, RejectDialog } from './close-unpaid-dialogs.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { PaymentDialogProps } from './payment-dialog.ts';
import { RefundDialog } from '../refunds/refund-dialog.tsx';
import { ReverseDialog } from './reverse-dialog.tsx';
import { useReceiveAndApprove, useReceivePayment } from './api.ts';
import { afterPaymentApproval, approvedMessage } from './payment-words.ts';
import { ReceiveForm } from './receive-form.tsx';

export type Action = PaymentRow['actions'][number];

/** The actions the treasurer may take on a payment now. Each asks once and names what will happen. */
export function PaymentActions({ payment, onAsk }: { payment: PaymentRow; onAsk?: () => void }) {
  const [asked, setAsked] = useState<Action>();
  const { actions } = payment;
  // The dialog of what a colleague has done meanwhile stays: it says who was quicker.
  const isOver = asked !== undefined && !actions.includes(asked);
  if (actions.length === 0 && !isOver) return null;
  const primary = primaryActionOf(payment);
  return (
    <>
      <Row>
        {actions.map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === primary ? 'primary' : offers[action].variant}
            onClick={() => {
              onAsk?.();
              setAsked(action);
            }}
          >
            {offers[action].label}
          </Button>
        ))}
      </Row>
      {(isOver ? [...actions, asked] : actions).map((action) => {
        const { Dialog } = offers[action];
        return (
          <Dialog
            key={action}
            payment={payment}
            opened={asked === action}
            onClose={() => setAsked(undefined)}
          />
        );
      })}
    </>
  );
}

/** The dialog that asks about an action. */
export function PaymentDialog({ action, ...props }: PaymentDialogProps & { action: Action }) {
  const { Dialog } = offers[action];
  return <Dialog {...props} />;
}

/** What comes next: money that must go back, money that is missing, then the approval. */
function primaryActionOf({ orderIsActive, state, actions }: PaymentRow): Action {
  if (!orderIsActive || state === 'PAYMENT_APPROVED') return 'refund';
  return actions.includes('receive-and-approve') ? 'receive-and-approve' : 'approve';
}

/** How each action is offered, and the dialog that asks about it. */
const offers: Readonly<
  Record<
    Action,
    { label: string; variant: 'secondary' | 'muted'; Dialog: FunctionComponent<PaymentDialogProps> }
  >
> = {
  'receive-and-approve': {
    label: phrases.receivedAndApprove,
    variant: 'secondary',
    Dialog: ReceiveAndApproveDialog,
  },
  receive: { label: phrases.recordMoney, variant: 'secondary', Dialog: ReceiveDialog },
  approve: { label: phrases.approve, variant: 'secondary', Dialog: ApproveDialog },
  decline: { label: phrases.decline, variant: 'muted', Dialog: DeclineDialog },
  reject: { label: phrases.reject, variant: 'muted', Dialog: RejectDialog },
  refund: { label: refund, variant: 'secondary', Dialog: RefundDialog },
  move: { label: move, variant: 'muted', Dialog: MoveDialog },
  reverse: { label: reverse, variant: 'muted', Dialog: ReverseDialog },
  correct: { label: correct, variant: 'muted', Dialog: CorrectDialog },
};

/** Records money that covers what is due and approves the payment, in one step. */
function ReceiveAndApproveDialog({ payment, opened, onClose }: PaymentDialogProps) {
  const { mutateAsync } = useReceiveAndApprove(payment._id);
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.receivedAndApproveThis} size="sm">
      <ReceiveForm
        payment={payment}
        title={phrases.receivedAndApproveThis}
        submitLabel={phrases.receivedAndApprove}
        amountHint={phrases.receivedAmountHint}
        onSend={async (money) => {
          showToast({ message: approvedMessage(await mutateAsync(money)), forMs: 5_000 });
        }}
        onClose={onClose}
      >
        <p>{afterPaymentApproval(payment)}</p>
      </ReceiveForm>
    </Dialog>
  );
}

/** Records received money, which may be a part of what is due. */
function ReceiveDialog({ payment, opened, onClose }: PaymentDialogProps) {
  const { mutateAsync } = useReceivePayment(payment._id);
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.recordMoneyReceived} size="sm">
      <ReceiveForm
        payment={payment}
        title={phrases.recordMoneyReceived}
        submitLabel={phrases.record}
        amountHint={phrases.recordedAmountHint}
        onSend={async (money) => {
          await mutateAsync(money);
          showToast({ message: phrases.recorded({ amount: formatMoney(money.amount, payment.currency) }) });
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}
