import type { ConventionSetUp } from '@sangamam/contract/conventions/admin/convention-configuration';
import { useState } from 'react';

import { ApiError } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useSwitchRegistration } from './api/switch-registration.ts';

/** Opens registration, or closes it. The server alone decides whether it is ready; what it refuses stands here. */
export function RegistrationSwitch({ convention }: { convention: ConventionSetUp }) {
  const [asked, setAsked] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const change = useSwitchRegistration(convention._id);
  const open = !convention.openedAt;
  const confirm = async () => {
    setRefusals([]);
    try {
      await change.mutateAsync(open);
      showToast({ message: open ? 'Registration is open' : 'Registration is closed' });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CONVENTION_NOT_READY') throw error;
      setRefusals(error.errors.map(({ message }) => message));
    }
  };
  return (
    <>
      {refusals.length > 0 && (
        <Callout tone="danger" title="Registration was not opened" live>
          <p>{refusals.join(' ')}</p>
        </Callout>
      )}
      <Button variant={open ? 'primary' : 'secondary'} onClick={() => setAsked(true)}>
        {open ? 'Open registration' : 'Close registration'}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={open ? 'Open registration?' : 'Close registration?'}
        confirmLabel={open ? 'Open' : 'Close registration'}
        tone={open ? 'primary' : 'danger'}
        onConfirm={confirm}
      >
        <p>
          {open
            ? `Families can register for ${convention.name} at once.`
            : `Nobody can start or send a registration for ${convention.name} any more. Families who have sent theirs keep what they have, and you can open it again.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
