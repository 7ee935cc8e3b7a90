import { signUpEmptied, signUpMessages } from '@sangamam/contract/accounts/sign-up-messages';
import type { SignUpFormValues } from '@sangamam/contract/accounts/sign-up-form';
import type { z } from 'zod';

import * as phrases from '#phrases/accounts/sign-up-form.ts';
import type { PersonReference } from '#web/domain/reference-data/person-reference.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { FormCheckbox, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { ContactInformation } from '#web/domain/person-form/contact-information.tsx';
import { asPersonForm } from '#web/domain/person-form/person-typed.ts';
import { PersonalDetails } from '#web/domain/person-form/personal-details.tsx';
import { sendSignUp } from '../api/sign-up.ts';
import { TermsSentence } from '../terms-sentence.tsx';
import { personFieldNames } from '#web/domain/person-form/person-payload.ts';
import { emptySignUp, toSignUpPayload, type SignUpTyped } from './sign-up-values.ts';

/** The form values are wider than the schema input: a select may still be empty, which the schema refuses. */
async function schema() {
  const { signUpForm } = await import('@sangamam/contract/accounts/sign-up-form');
  return signUpForm as unknown as z.ZodType<SignUpFormValues, SignUpTyped>;
}

const refusals = {
  fields: personFieldNames,
  codes: { USER_EXIST: { field: 'email' } },
  failed: signUpMessages.failed,
} as const;

/** The sign-up form (SPEC §2 Register Participant). `onSent` gets the address the email was sent to. */
export function SignUpForm({
  reference,
  onSent,
}: {
  reference: PersonReference;
  onSent: (email: string) => void;
}) {
  const form = useAppForm({ schema, defaultValues: emptySignUp, emptied: signUpEmptied });
  const forgetDraft = useFormDraft(form, 'sign-up', { leaveOut: ['termsAccepted'] });
  const send = async (values: SignUpFormValues) => {
    await sendSignUp(toSignUpPayload(values));
    forgetDraft();
    onSent(values.email);
  };
  return (
    <Form
      form={form}
      onSubmit={send}
      errorTitle={signUpMessages.anyError}
      refusals={refusals}
      label={phrases.signUp}
    >
      <PersonalDetails form={asPersonForm(form)} parishes={reference.parishes} />
      <ContactInformation form={asPersonForm(form)} reference={reference} />
      <FormCheckbox
        control={form.control}
        name="termsAccepted"
        plainLabel={phrases.termsAndConditions}
        label={<TermsSentence />}
      />
      <FormActions>
        <SubmitButton loadingLabel={phrases.signingYouUp}>{phrases.submit}</SubmitButton>
      </FormActions>
    </Form>
  );
}
