import { typedPassword } from '@sangamam/contract/fields/password/password';
import { secondFactorCode } from '@sangamam/contract/accounts/second-factor/second-factor-code';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';

import * as phrases from '#phrases/accounts/staff/second-factor.ts';
import { isRefusal } from '#web/lib/api/api-error.ts';
import { setProofPrompt } from '#web/lib/api/ask-for-proof.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FormPassword } from '#web/ui/form/form-password.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useProveSession, useSecondFactor } from './api.ts';

/** Asks for password and code when a call needs a fresh proof; the call is then retried automatically. */
export function ProofDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(isProved: boolean) => void>(undefined);
  useEffect(() => {
    const stopAsking = setProofPrompt(
      () =>
        new Promise((resolve) => {
          answer.current = resolve;
          setIsOpen(true);
        }),
    );
    return () => {
      stopAsking();
      // Nobody can answer any more: waiting calls continue and are refused.
      answer.current?.(false);
    };
  }, []);
  const close = (isProved: boolean) => {
    setIsOpen(false);
    answer.current?.(isProved);
  };
  return (
    <Dialog opened={isOpen} onClose={() => close(false)} title={phrases.pleaseConfirmItsYou} size="sm">
      <ProofForm onProved={() => close(true)} onCancel={() => close(false)} />
    </Dialog>
  );
}

const passwordAlone = z.object({ password: typedPassword, code: z.string() });
const passwordAndCode = z.object({ password: typedPassword, code: secondFactorCode });

function ProofForm({ onProved, onCancel }: { onProved: () => void; onCancel: () => void }) {
  const { data, refetch } = useSecondFactor();
  const isEnrolled = data?.isEnrolled === true;
  const form = useAppForm({
    schema: isEnrolled ? passwordAndCode : passwordAlone,
    defaultValues: { password: '', code: '' },
  });
  const { mutateAsync } = useProveSession();
  return (
    <Form
      asksBeforeLeaving={false}
      form={form}
      label={phrases.confirmItsYou}
      errorTitle={phrases.proofFailed}
      refusals={{
        codes: { INVALID_CREDENTIALS: { field: 'password', message: phrases.wrongPassword } },
      }}
      onSubmit={async ({ password, code }) => {
        try {
          await mutateAsync({ password, ...(isEnrolled && { code }) });
        } catch (error) {
          // A second factor was set up in another window meanwhile, so the code field is missing.
          if (isRefusal(error, 'SECOND_FACTOR_REQUIRED')) await refetch();
          throw error;
        }
        onProved();
      }}
    >
      <p>{isEnrolled ? phrases.codeProofText : phrases.passwordProofText}</p>
      <FormPassword
        control={form.control}
        name="password"
        label={phrases.yourPassword}
        autoComplete="current-password"
        data-autofocus
      />
      {isEnrolled && (
        <FormText
          control={form.control}
          name="code"
          label={phrases.code}
          description={phrases.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <DialogActions>
        <SubmitButton>{phrases.continueLabel}</SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          {phrases.cancel}
        </Button>
      </DialogActions>
    </Form>
  );
}
