import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { useState, type FunctionComponent } from 'react';

import * as phrases from '#phrases/ledger/staff/payments.ts';
import { move } from '#phrases/ledger/staff/move.ts';
import { correct, reverse } from '#phrases/ledger/staff/corrections.ts';
import { refund } from '#phrases/ledger/staff/refunds.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { DeclineDialog, RejectDialog } from './close-unpaid-dialogs.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { PaymentDialogProps } from './payment-dialog.ts';
import { ReceiveAndApproveDialog } from './receive-and-approve-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { RefundDialog } from '../refunds/refund-dialog.tsx';
import { ReverseDialog } from './reverse-dialog.tsx';

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
