import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import { reasonHint } from '#phrases/orders/staff/registrations.ts';
import * as phrases from '#phrases/orders/staff/decided.ts';
import { AlsoOpen } from '#web/domain/presence/also-open.tsx';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';

import { describeRegistration } from './decision-words.ts';

/** Asks for the reason of taking an approval back, once the family has been told of it; before that, only whether. */
export function TakeBackDialog({
  registration,
  opened,
  onClose,
  onConfirm,
}: {
  registration: RegistrationDetail;
  opened: boolean;
  onClose: () => void;
  onConfirm: (reason: string | undefined) => Promise<unknown>;
}) {
  const about = <p>{describeRegistration(registration)}</p>;
  const shared = {
    opened,
    onClose,
    isOver: !registration.actions.includes('take-back'),
    title: phrases.takeThisApprovalBack,
    confirmLabel: phrases.takeApprovalBack,
    tone: 'primary',
  } as const;
  return registration.undo?.action === 'approve' ? (
    <ConfirmDialog {...shared} onConfirm={() => onConfirm(undefined)}>
      {about}
      <p>{phrases.familyNotToldText}</p>
      <AlsoOpen />
    </ConfirmDialog>
  ) : (
    <ReasonDialog
      {...shared}
      recordId={registration._id}
      reasonHint={reasonHint}
      replies={{ orderId: registration._id }}
      onConfirm={onConfirm}
    >
      {about}
      <p>{phrases.familyToldText}</p>
    </ReasonDialog>
  );
}
