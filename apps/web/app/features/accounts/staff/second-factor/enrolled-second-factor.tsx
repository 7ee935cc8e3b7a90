import { typedPassword } from '@sangamam/contract/fields/password/password';
import { secondFactorCode } from '@sangamam/contract/accounts/second-factor/second-factor-code';
import { useState, type ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { z } from 'zod';

import * as phrases from '#phrases/accounts/staff/second-factor.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { CancelButton } from '#web/ui/feedback/dialog/cancel-button.tsx';
import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FormPassword } from '#web/ui/form/form-password.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { GlanceSection } from '#web/ui/data/glance/glance.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useRemoveSecondFactor, useRenewRecoveryCodes } from './api.ts';

/** With fewer codes than this a warning is shown. */
const few = 3;

/** The enrolled second factor: remaining recovery codes, new codes, and turning it off. */
export function EnrolledSecondFactor({
  codesLeft,
  onCodes,
}: {
  codesLeft: number;
  onCodes: (codes: readonly string[]) => void;
}) {
  const [asked, setAsked] = useState<'renew' | 'remove'>();
  const close = () => setAsked(undefined);
  return (
    <GlanceSection title={phrases.secondFactorOn}>
      <p>{phrases.enrolledText}</p>
      {codesLeft < few ? (
        <Callout tone="warning" title={leftWords(codesLeft)}>
          <p>{phrases.fewCodesText}</p>
        </Callout>
      ) : (
        <p>{leftWords(codesLeft)}</p>
      )}
      <Row>
        <Button variant="secondary" onClick={() => setAsked('renew')}>
          {phrases.newRecoveryCodes}
        </Button>
        <Button variant="muted" onClick={() => setAsked('remove')}>
          {phrases.turnItOff}
        </Button>
      </Row>
      <Dialog opened={asked === 'renew'} onClose={close} title={phrases.newRecoveryCodes} size="sm">
        <RenewForm onCodes={onCodes} onClose={close} />
      </Dialog>
      <Dialog opened={asked === 'remove'} onClose={close} title={phrases.turnOffTitle} size="sm">
        <RemoveForm onClose={close} />
      </Dialog>
    </GlanceSection>
  );
}

function leftWords(left: number): string {
  return phrases.recoveryCodesLeft(left);
}

const renewal = z.object({ code: secondFactorCode });

function RenewForm({
  onCodes,
  onClose,
}: {
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}) {
  const form = useAppForm({ schema: renewal, defaultValues: { code: '' } });
  const { mutateAsync } = useRenewRecoveryCodes();
  return (
    <Form
      form={form}
      label={phrases.newRecoveryCodes}
      errorTitle={phrases.renewFailed}
      onSubmit={async (values) => onCodes((await mutateAsync(values)).recoveryCodes)}
    >
      <p>{phrases.renewText}</p>
      <CodeField control={form.control} />
      <Actions onClose={onClose}>
        <SubmitButton>{phrases.getNewCodes}</SubmitButton>
      </Actions>
    </Form>
  );
}

const removal = z.object({ password: typedPassword, code: secondFactorCode });

function RemoveForm({ onClose }: { onClose: () => void }) {
  const form = useAppForm({ schema: removal, defaultValues: { password: '', code: '' } });
  const { mutateAsync } = useRemoveSecondFactor();
  return (
    <Form
      form={form}
      label={phrases.turnOffLabel}
      errorTitle={phrases.turnOffFailed}
      refusals={{
        codes: { INVALID_CREDENTIALS: { field: 'password', message: phrases.wrongPassword } },
      }}
      onSubmit={async (values) => {
        await mutateAsync(values);
        showToast({ message: phrases.turnedOff });
        onClose();
      }}
    >
      <p>{phrases.turnOffText}</p>
      <FormPassword
        control={form.control}
        name="password"
        label={phrases.yourPassword}
        autoComplete="current-password"
      />
      <CodeField control={form.control} />
      <Actions onClose={onClose}>
        <SubmitButton variant="danger">{phrases.turnItOff}</SubmitButton>
      </Actions>
    </Form>
  );
}

function CodeField<Values extends { code: string }, Output>({
  control,
}: {
  control: Control<Values, unknown, Output>;
}) {
  return (
    <FormText
      control={control as unknown as Control<{ code: string }, unknown, Output>}
      name="code"
      label={phrases.code}
      description={phrases.codeHint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

function Actions({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <DialogActions>
      {children}
      <CancelButton onClick={onClose} />
    </DialogActions>
  );
}
