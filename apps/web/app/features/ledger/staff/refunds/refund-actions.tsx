import type { RefundRow } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/ledger/staff/refunds.ts';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import {
  useApproveRefund,
  useDiscardRefund,
  useDonateRefund,
  useFailRefund,
  useFinishRefund,
  useSendRefund,
} from './api.ts';
import { describeRefund } from './refund-words.ts';
import { SendDialog } from './send-dialog.tsx';

type Action = RefundRow['actions'][number];

/** What can be done with a refund now, the next step of its life first. Each asks once. */
export function RefundActions({ refund }: { refund: RefundRow }) {
  const [asked, setAsked] = useState<Action>();
  const isByPaypal = refund.method === 'PAYPAL';
  const send = useSendRefund(refund);
  const dialogs = {
    approve: useApproveRefund(refund),
    finish: useFinishRefund(refund),
    donate: useDonateRefund(refund),
    fail: useFailRefund(refund),
    discard: useDiscardRefund(refund),
  };
  const close = () => setAsked(undefined);
  return (
    <>
      <Row>
        {refund.actions.map((action, index) => (
          <Button
            key={action}
            size="sm"
            variant={index === 0 && action !== 'discard' ? 'primary' : 'muted'}
            onClick={() => setAsked(action)}
          >
            {labelOf(refund, action)}
          </Button>
        ))}
      </Row>
      <SendDialog refund={refund} opened={asked === 'send' && !isByPaypal} onClose={close} />
      <ConfirmDialog
        opened={asked === 'send' && isByPaypal}
        onClose={close}
        title={phrases.sendByPaypalTitle}
        confirmLabel={phrases.sendByPaypal}
        tone="primary"
        onConfirm={async () => {
          await send.mutateAsync('');
          showToast({ message: phrases.refundSentByPaypal });
        }}
      >
        <p>{describeRefund(refund)}</p>
        <p>{phrases.sendByPaypalText}</p>
      </ConfirmDialog>
      {(refund.amount === 0 ? keeping : simple).map(({ action, title, text, done, tone }) => (
        <ConfirmDialog
          key={action}
          opened={asked === action}
          onClose={close}
          title={title}
          confirmLabel={labelOf(refund, action)}
          tone={tone}
          onConfirm={async () => {
            await dialogs[action].mutateAsync();
            showToast({ message: done });
          }}
        >
          <p>{describeRefund(refund)}</p>
          <p>{text}</p>
        </ConfirmDialog>
      ))}
      {withReason.map(({ action, title, text, done }) => (
        <ReasonDialog
          recordId={refund._id}
          key={action}
          opened={asked === action}
          onClose={close}
          title={title}
          confirmLabel={phrases.actions[action]}
          reasonHint={phrases.onlyStaffReadIt}
          onConfirm={async (reason) => {
            await dialogs[action].mutateAsync(reason);
            showToast({ message: done });
          }}
        >
          <p>{describeRefund(refund)}</p>
          <p>{text}</p>
        </ReasonDialog>
      ))}
    </>
  );
}

function labelOf({ method, amount }: RefundRow, action: Action): string {
  if (action === 'send' && method === 'PAYPAL') return phrases.sendByPaypal;
  return action === 'finish' && amount === 0 ? phrases.keepAll : phrases.actions[action];
}

/** The same where all of the money is kept and nothing is sent. */
const keeping = [
  {
    action: 'approve',
    title: phrases.approveTitle,
    text: phrases.approveKeptText,
    done: phrases.refundApproved,
    tone: 'primary',
  },
  {
    action: 'finish',
    title: phrases.keepAllTitle,
    text: phrases.keepAllText,
    done: phrases.moneyKept,
    tone: 'danger',
  },
] as const;

const simple = [
  {
    action: 'approve',
    title: phrases.approveTitle,
    text: phrases.approveText,
    done: phrases.refundApproved,
    tone: 'primary',
  },
  {
    action: 'finish',
    title: phrases.finishTitle,
    text: phrases.finishText,
    done: phrases.refundArrived,
    tone: 'primary',
  },
  {
    action: 'donate',
    title: phrases.donateTitle,
    text: phrases.donateText,
    done: phrases.refundDonated,
    tone: 'danger',
  },
] as const;

const withReason = [
  { action: 'fail', title: phrases.failTitle, text: phrases.failText, done: phrases.refundCameBack },
  {
    action: 'discard',
    title: phrases.discardTitle,
    text: phrases.discardText,
    done: phrases.refundDiscarded,
  },
] as const;
