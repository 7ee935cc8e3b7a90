import { useEffect } from 'react';

import * as phrases from '#phrases/accounts/family/claim.ts';
import { lazyCallEndpoint } from '#web/lib/api/lazy-call-endpoint.ts';
import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

const contract = () => import('@sangamam/contract/accounts/claim/claim-endpoints');
const schema = async () => (await contract()).claim;
const endpoint = async () => (await contract()).claimAccount;

const refusals = {
  codes: { CLAIM_CODE_INVALID: { field: 'code' }, USER_EXIST: { field: 'email' } },
  failed: phrases.tryAgain,
} as const;

/**
 * Takes over an account that staff opened, by the code of a slip; `onSent` gets the address that the link was sent to.
 * The code that a scanned slip brings stands in the address behind `#`, which no server sees.
 */
export function ClaimForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useAppForm({ schema, defaultValues: { code: '', email: '' } });
  useEffect(() => {
    const scanned = decodeURIComponent(location.hash.slice(1));
    if (scanned === '' || form.getValues('code') !== '') return;
    form.setValue('code', scanned);
    form.setFocus('email');
  }, [form]);
  return (
    <Form
      asksBeforeLeaving={false}
      form={form}
      label={phrases.takeOverAccount}
      refusals={refusals}
      onSubmit={async ({ code, email }) => {
        await lazyCallEndpoint(endpoint, { body: { code, email } });
        onSent(email);
      }}
    >
      <FormText
        control={form.control}
        name="code"
        label={phrases.code}
        description={phrases.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FormText
        control={form.control}
        name="email"
        label={phrases.emailAddress}
        description={phrases.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormActions>
        <SubmitButton loadingLabel={phrases.sendingTheLink} fullWidth>
          {phrases.sendLink}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
