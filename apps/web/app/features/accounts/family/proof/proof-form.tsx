import { typedPassword } from '@sangamam/contract/fields/password/password';
import { secondFactorCode } from '@sangamam/contract/accounts/second-factor/second-factor-code';
import { z } from 'zod';

import * as phrases from '#phrases/accounts/family/proof.ts';
import { isRefusal } from '#web/lib/api/api-error.ts';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { FormPassword } from '#web/ui/form/form-password.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useProveSession } from './api.ts';

const passwordAlone = z.object({ password: typedPassword, code: z.string() });
const passwordAndCode = z.object({ password: typedPassword, code: secondFactorCode });

/** Password, and the code of a second factor where the account has one. */
export function ProofForm({
  isEnrolled,
  onCodeWanted,
  onProved,
  onCancel,
}: {
  /** Whether the account has a second factor, as far as the page knows. */
  isEnrolled: boolean;
  /** The account has one after all. */
  onCodeWanted: () => unknown;
  onProved: () => void;
  onCancel: () => void;
}) {
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
          if (isRefusal(error, 'SECOND_FACTOR_REQUIRED')) await onCodeWanted();
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
      <FormDialogActions submit={phrases.continueLabel} onCancel={onCancel} />
    </Form>
  );
}
