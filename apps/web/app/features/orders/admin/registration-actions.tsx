import type { RegistrationDetail } from '@sangamam/contract/orders/admin/registration-admin-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/orders/admin.ts';
import { useShortcuts } from '#web/lib/shortcuts/use-shortcuts.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { GlanceActions } from '#web/ui/data/glance/glance.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useApproveRegistration } from './api/approve-registration.ts';
import { useCancelRegistration } from './api/cancel-registration.ts';
import { useRejectRegistration } from './api/reject-registration.ts';
import { useReopenRegistration } from './api/reopen-registration.ts';
import { afterApproval, refundNote, describeRegistration } from './decision-words.ts';

type Action = RegistrationDetail['actions'][number];

/** The actions this staff member may take on the registration now. Each asks once and names what will happen. */
export function RegistrationActions({ registration }: { registration: RegistrationDetail }) {
  const [asked, setAsked] = useState<Action>();
  const { _id, actions } = registration;
  const approve = useApproveRegistration(_id);
  const reject = useRejectRegistration(_id);
  const reopen = useReopenRegistration(_id);
  const cancel = useCancelRegistration(_id);
  const close = () => setAsked(undefined);
  useShortcuts({
    ...(actions.includes('approve') && { a: () => setAsked('approve') }),
    ...(actions.includes('reject') && { r: () => setAsked('reject') }),
    ...(actions.includes('reopen') && { r: () => setAsked('reopen') }),
  });
  const notify = (message: string) => showToast({ message });
  return (
    <GlanceActions>
      {actions.map((action) => (
        <Button key={action} variant={buttons[action].variant} fullWidth onClick={() => setAsked(action)}>
          {buttons[action].label}
        </Button>
      ))}
      <ConfirmDialog
        opened={asked === 'approve'}
        onClose={close}
        title={phrases.approveThisRegistration}
        confirmLabel={phrases.approve}
        tone="primary"
        onConfirm={async () => {
          const { permConvRegNo } = await approve.mutateAsync();
          notify(
            permConvRegNo ? phrases.approvedAndConfirmedAs({ permConvRegNo }) : phrases.registrationApproved,
          );
        }}
      >
        <p>{describeRegistration(registration)}</p>
        <p>{afterApproval(registration)}</p>
      </ConfirmDialog>
      <ReasonDialog
        recordId={_id}
        opened={asked === 'reject'}
        onClose={close}
        title={phrases.rejectThisRegistration}
        confirmLabel={phrases.reject}
        reasonHint={phrases.theFamilyWillReadItIn}
        onConfirm={async (reason) => {
          await reject.mutateAsync(reason);
          notify(phrases.registrationRejected);
        }}
      >
        <p>{describeRegistration(registration)}</p>
        <p>{phrases.itsPlaceBecomesAvailableToOthers({ registration: refundNote(registration) })}</p>
      </ReasonDialog>
      <ConfirmDialog
        opened={asked === 'reopen'}
        onClose={close}
        title={phrases.reopenThisRegistration}
        confirmLabel={phrases.reopen}
        tone="primary"
        onConfirm={async () => {
          await reopen.mutateAsync();
          notify(phrases.registrationReopened);
        }}
      >
        <p>{describeRegistration(registration)}</p>
        <p>{phrases.ifPlacesAreLeftItWill}</p>
      </ConfirmDialog>
      <ReasonDialog
        recordId={_id}
        opened={asked === 'cancel'}
        onClose={close}
        title={phrases.cancelThisRegistration}
        confirmLabel={phrases.cancelRegistration}
        cancelLabel={phrases.keepIt}
        reasonHint={phrases.theFamilyWillReadItIn}
        onConfirm={async (reason) => {
          await cancel.mutateAsync(reason);
          notify(phrases.registrationCancelled);
        }}
      >
        <p>{describeRegistration(registration)}</p>
        <p>{phrases.thisCantBeUndoneItsPlace({ registration: refundNote(registration) })}</p>
      </ReasonDialog>
    </GlanceActions>
  );
}

const buttons = {
  approve: { label: phrases.approve, variant: 'primary' },
  reject: { label: phrases.reject, variant: 'secondary' },
  reopen: { label: phrases.reopen, variant: 'primary' },
  cancel: { label: phrases.cancelRegistration, variant: 'muted' },
} as const;
