import type { WaitListOfPackage } from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import { useState, type ReactNode } from 'react';

import * as phrases from '#phrases/orders/family/wait-list.ts';
import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useLeaveWaitList } from './api.ts';
import styles from './wait-list.module.css';

/** Says that a place is held for the family, and until when; `children` takes it. It can be declined. */
export function WaitListOffer({
  of,
  list: { packageId, packageName: name, own },
  children,
}: {
  of: RegistrationKey;
  list: WaitListOfPackage;
  children: ReactNode;
}) {
  const { mutateAsync } = useLeaveWaitList(of);
  const [isOpen, setOpen] = useState(false);
  if (own?.state !== 'OFFERED') return null;
  return (
    <Callout tone="success" title={phrases.heldForYou({ name })}>
      {own.offeredUntil && <p>{phrases.heldUntil({ moment: formatInstant(own.offeredUntil) })}</p>}
      <div className={styles['acts']}>
        {children}
        <Button variant="muted" onClick={() => setOpen(true)}>
          {phrases.decline}
        </Button>
      </div>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={phrases.decline}
        confirmLabel={phrases.decline}
        cancelLabel={phrases.keepThePlace}
        onConfirm={async () => {
          await mutateAsync(packageId);
          showToast({ message: phrases.declined({ name }) });
        }}
      >
        <p>{phrases.declineText({ name })}</p>
      </ConfirmDialog>
    </Callout>
  );
}
