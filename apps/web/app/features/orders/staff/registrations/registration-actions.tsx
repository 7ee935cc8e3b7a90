import type { EndpointData } from '@sangamam/contract/http/endpoint';
import type {
  approveRegistration,
  RegistrationDetail,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import type { UndoableRegistrationAction } from '@sangamam/contract/orders/decisions/registration-decisions';
import { useState } from 'react';

import * as vouchPhrases from '#phrases/casework/staff/vouches.ts';
import * as phrases from '#phrases/orders/staff/registrations.ts';
import { alreadyDecidedBy, decidedJustNow, takeApprovalBack } from '#phrases/orders/staff/decided.ts';
import { useShortcuts } from '#web/lib/shortcuts/use-shortcuts.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { AlsoOpen } from '#web/domain/presence/also-open.tsx';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { GlanceActions } from '#web/ui/data/glance/glance.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import {
  useApproveRegistration,
  useCancelRegistration,
  useRejectRegistration,
  useReinstateRegistration,
  useReopenRegistration,
  useTakeApprovalBack,
} from './api.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { offerUndo, withdrawUndo } from './undo/undo-offer.ts';
import { afterApproval, hasPayment, refundNote, describeRegistration } from './decision-words.ts';

type Action = RegistrationDetail['actions'][number];
type Decided = Pick<EndpointData<typeof approveRegistration>, 'decisionId' | 'decidedBy' | 'permConvRegNo'>;

/** The actions this staff member may take on the registration now. Each asks once and names what will happen. */
export function RegistrationActions({
  registration,
  onDecided,
}: {
  registration: RegistrationDetail;
  /** What to do after a decision, such as to go on to the next registration. */
  onDecided?: (() => void) | undefined;
}) {
  const [asked, setAsked] = useState<Action>();
  const { _id, actions } = registration;
  const approve = useApproveRegistration(_id);
  const reject = useRejectRegistration(_id);
  const reopen = useReopenRegistration(_id);
  const reinstate = useReinstateRegistration(_id);
  const cancel = useCancelRegistration(_id);
  const isVouchedAgainst = registration.vouch?.state === 'NOT_KNOWN';
  const close = () => setAsked(undefined);
  useShortcuts({
    ...(actions.includes('approve') && { a: () => setAsked('approve') }),
    ...(actions.includes('reject') && { r: () => setAsked('reject') }),
    ...(actions.includes('reopen') && { r: () => setAsked('reopen') }),
  });
  const takeBack = useTakeApprovalBack(_id);
  /** Says what was decided, with a way back. */
  const decided = async (action: UndoableRegistrationAction, deciding: () => Promise<Decided>) => {
    const madeAt = Date.now();
    const { decisionId, decidedBy, permConvRegNo } = await deciding();
    if (decidedBy !== null) {
      withdrawUndo();
      showToast({ message: alreadyDecidedBy({ decided: decidedJustNow[action], name: decidedBy }) });
      onDecided?.();
      return;
    }
    const { registrantName: name, tmpConvRegNo } = registration;
    offerUndo({
      message:
        action === 'approve' && permConvRegNo !== null
          ? phrases.approvedAndConfirmedAs({ permConvRegNo })
          : decidedJustNow[action],
      decisions: decisionId === null ? [] : [{ orderId: _id, decisionId, name, number: tmpConvRegNo }],
      madeAt,
    });
    onDecided?.();
  };
  const takeBackOrUndo = async (reason: string | undefined) => {
    if (reason !== undefined) return decided('take-back', () => takeBack.mutateAsync(reason));
    await takeBack.mutateAsync(undefined);
    withdrawUndo();
    showToast({ message: phrases.approvalTakenBack });
  };
  return (
    <GlanceActions>
      {actions.map((action) => (
        <Button key={action} variant={buttons[action].variant} fullWidth onClick={() => setAsked(action)}>
          {buttons[action].label}
        </Button>
      ))}
      <ReasonDialog
        recordId={_id}
        opened={asked === 'approve' && isVouchedAgainst}
        isOver={!actions.includes('approve')}
        onClose={close}
        title={phrases.approveThisRegistration}
        confirmLabel={phrases.approve}
        tone="primary"
        reasonHint={vouchPhrases.staffReadsReason}
        onConfirm={(reason) => decided('approve', () => approve.mutateAsync(reason))}
      >
        <p>{describeRegistration(registration)}</p>
        <p>{vouchPhrases.overruleText}</p>
        <p>{afterApproval(registration)}</p>
      </ReasonDialog>
      <ConfirmDialog
        opened={asked === 'approve' && !isVouchedAgainst}
        isOver={!actions.includes('approve')}
        onClose={close}
        title={phrases.approveThisRegistration}
        confirmLabel={phrases.approve}
        tone="primary"
        onConfirm={() => decided('approve', () => approve.mutateAsync(undefined))}
      >
        <p>{describeRegistration(registration)}</p>
        <p>{afterApproval(registration)}</p>
        <AlsoOpen />
      </ConfirmDialog>
      <ReasonDialog
        recordId={_id}
        opened={asked === 'reject'}
        isOver={!actions.includes('reject')}
        onClose={close}
        title={phrases.rejectThisRegistration}
        confirmLabel={phrases.reject}
        reasonHint={phrases.reasonHint}
        replies={{ orderId: _id }}
        onConfirm={(reason) => decided('reject', () => reject.mutateAsync(reason))}
      >
        <p>{describeRegistration(registration)}</p>
        <p>{phrases.rejectText({ registration: refundNote(registration) })}</p>
      </ReasonDialog>
      <ConfirmDialog
        opened={asked === 'reopen'}
        isOver={!actions.includes('reopen')}
        onClose={close}
        title={phrases.reopenThisRegistration}
        confirmLabel={phrases.reopen}
        tone="primary"
        onConfirm={() => decided('reopen', () => reopen.mutateAsync())}
      >
        <p>{describeRegistration(registration)}</p>
        <p>{phrases.reopenText}</p>
        <AlsoOpen />
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'reinstate'}
        isOver={!actions.includes('reinstate')}
        onClose={close}
        title={phrases.reinstateThisRegistration}
        confirmLabel={phrases.reinstate}
        tone="primary"
        onConfirm={() => decided('reinstate', () => reinstate.mutateAsync())}
      >
        <p>{describeRegistration(registration)}</p>
        <p>{phrases.reinstateText}</p>
        {hasPayment(registration) && <p>{phrases.heldMoneyCounts}</p>}
        <AlsoOpen />
      </ConfirmDialog>
      <TakeBackDialog
        registration={registration}
        opened={asked === 'take-back'}
        onClose={close}
        onConfirm={(reason) => takeBackOrUndo(reason)}
      />
      <ReasonDialog
        recordId={_id}
        opened={asked === 'cancel'}
        isOver={!actions.includes('cancel')}
        onClose={close}
        title={phrases.cancelThisRegistration}
        confirmLabel={phrases.cancelRegistration}
        cancelLabel={phrases.keepIt}
        reasonHint={phrases.reasonHint}
        replies={{ orderId: _id }}
        onConfirm={async (reason) => {
          await cancel.mutateAsync(reason);
          showToast({ message: phrases.registrationCancelled });
          onDecided?.();
        }}
      >
        <p>{describeRegistration(registration)}</p>
        <p>{phrases.cancelledPlaceBecomesAvailable({ registration: refundNote(registration) })}</p>
      </ReasonDialog>
    </GlanceActions>
  );
}

const buttons = {
  approve: { label: phrases.approve, variant: 'primary' },
  reject: { label: phrases.reject, variant: 'secondary' },
  'take-back': { label: takeApprovalBack, variant: 'secondary' },
  reopen: { label: phrases.reopen, variant: 'primary' },
  reinstate: { label: phrases.reinstate, variant: 'primary' },
  cancel: { label: phrases.cancelRegistration, variant: 'muted' },
} as const;
