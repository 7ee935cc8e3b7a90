import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import { useId, useState } from 'react';

import * as phrases from '#phrases/conventions/staff/configuration.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useSwitchRegistration } from './api.ts';
import styles from './configuration-form.module.css';

/**
 * Opens or closes registration. While something is missing it says so and cannot be pressed. Only the server decides
 * whether it is ready; its refusal is shown here.
 */
export function RegistrationSwitch({ convention }: { convention: ConventionConfiguration }) {
  const reasonId = useId();
  const [asked, setAsked] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const change = useSwitchRegistration(convention._id);
  const open = !convention.openedAt;
  const isBlocked = open && convention.missing.length > 0;
  const confirm = async () => {
    setRefusals([]);
    try {
      await change.mutateAsync(open);
      showToast({ message: open ? phrases.registrationIsOpen : phrases.registrationIsClosed });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CONVENTION_NOT_READY') throw error;
      setRefusals(error.errors.map(({ message }) => message));
    }
  };
  return (
    <>
      {refusals.length > 0 && (
        <Callout tone="danger" title={phrases.registrationWasNotOpened} live>
          <p>{refusals.join(' ')}</p>
        </Callout>
      )}
      <Button
        variant={open ? 'primary' : 'secondary'}
        disabled={isBlocked}
        aria-describedby={isBlocked ? reasonId : undefined}
        onClick={() => setAsked(true)}
      >
        {open ? phrases.openRegistration : phrases.closeRegistration}
      </Button>
      {isBlocked && (
        <p id={reasonId} className={styles['blocked']}>
          {phrases.openBlockedHint}
        </p>
      )}
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={open ? phrases.openRegistrationTitle : phrases.closeRegistrationTitle}
        confirmLabel={open ? phrases.open : phrases.closeRegistration}
        tone={open ? 'primary' : 'danger'}
        onConfirm={confirm}
      >
        <p>
          {open
            ? phrases.openRegistrationText({ name: convention.name })
            : phrases.closeRegistrationText({ name: convention.name })}
        </p>
      </ConfirmDialog>
    </>
  );
}
