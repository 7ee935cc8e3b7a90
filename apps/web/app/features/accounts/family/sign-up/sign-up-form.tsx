import { useState } from 'react';
import type { z } from 'zod';
import { useWatch, type Control, type FieldPath } from 'react-hook-form';
import { Link } from 'react-router';

import * as sentences from '@sangamam/contract/accounts/sign-up/sign-up-sentences';
import type { SignUpFormValues } from '@sangamam/contract/accounts/sign-up/sign-up-form';
import { defaultCountry } from '@sangamam/contract/fields/places/country-codes';
import { forPersonFields } from '@sangamam/contract/people/person-fields';

import * as phrases from '#phrases/accounts/family/sign-up.ts';
import type { PersonReference } from '#web/domain/reference-data/person-reference.ts';
import { isRefusal } from '#web/lib/api/api-error.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { FormCheckbox, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { FormStep, LastStepBack, useFormSteps } from '#web/ui/form/steps/form-steps.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { ContactInformation } from '#web/domain/person-form/contact-information.tsx';
import {
  asPersonForm,
  typedFields,
  typedFieldsOf,
  type PersonTyped,
} from '#web/domain/person-form/person-typed.ts';
import { PersonalDetails } from '#web/domain/person-form/personal-details.tsx';
import { personFieldNames, toPersonPayload } from '#web/domain/person-form/person-payload.ts';
import { paths } from '#web/config/paths.ts';

import { sendSignUp, type SignUpBody } from '../api/sign-up.ts';
import { TermsSentence } from '../terms-sentence.tsx';

/** The form values. */
interface SignUpTyped extends PersonTyped {
  termsAccepted: boolean;
}

const emptySignUp: SignUpTyped = {
  ...forPersonFields(typedFields, () => '' as const),
  month: '',
  year: '',
  day: '',
  organization: '',
  country: defaultCountry,
  addressLine1: '',
  city: '',
  state: '',
  postCode: '',
  nearByCity: '',
  mobile: { countryCode: '+1', phoneNumber: '' },
  email: '',
  confirmEmail: '',
  termsAccepted: false,
};

/** The fields by the steps in which phones show them: you, your roots, where you live, how to reach you. */
const signUpSteps = [
  [...typedFieldsOf('you'), 'month', 'year', 'day'],
  typedFieldsOf('roots'),
  ['organization', 'country', 'addressLine1', 'city', 'state', 'postCode', 'nearByCity'],
  ['mobile.phoneNumber', 'email', 'confirmEmail', 'termsAccepted'],
] as const satisfies readonly (readonly FieldPath<SignUpTyped>[])[];

/** The payload of a valid form, without fields that only the form needs. */
function toSignUpPayload({ termsAccepted: _termsAccepted, ...person }: SignUpFormValues): SignUpBody {
  return toPersonPayload(person);
}

/** The form values are wider than the schema input: a select may still be empty, which the schema refuses. */
async function schema() {
  const { signUpForm } = await import('@sangamam/contract/accounts/sign-up/sign-up-form');
  return signUpForm as unknown as z.ZodType<SignUpFormValues, SignUpTyped>;
}

async function emptied() {
  const { signUpEmptied } = await import('@sangamam/contract/accounts/sign-up/sign-up-messages');
  return signUpEmptied;
}

const refusals = {
  fields: personFieldNames,
  codes: { USER_EXIST: { field: 'email' } },
  failed: sentences.failed,
} as const;

/** The sign-up form (SPEC §2 Register Participant). `onSent` gets the address the email was sent to. */
export function SignUpForm({
  reference,
  onSent,
}: {
  reference: PersonReference;
  onSent: (email: string) => void;
}) {
  const form = useAppForm({ schema, defaultValues: emptySignUp, emptied });
  const forgetDraft = useFormDraft(form, 'sign-up', { leaveOut: ['termsAccepted'] });
  const steps = useFormSteps(form, signUpSteps);
  const [known, setKnown] = useState<string>();
  const send = async (values: SignUpFormValues) => {
    setKnown(undefined);
    try {
      await sendSignUp(toSignUpPayload(values));
    } catch (error) {
      if (isRefusal(error, 'USER_EXIST')) setKnown(values.email);
      throw error;
    }
    forgetDraft();
    onSent(values.email);
  };
  return (
    <Form
      form={form}
      onSubmit={send}
      errorTitle={sentences.anyError}
      refusals={refusals}
      label={phrases.signUp}
      emptyMessage={sentences.mandatory}
      steps={steps}
    >
      <PersonalDetails form={asPersonForm(form)} parishes={reference.parishes} />
      <ContactInformation
        form={asPersonForm(form)}
        reference={reference}
        belowEmail={known !== undefined && <KnownAddress control={form.control} email={known} />}
      />
      <FormStep at={signUpSteps.length - 1}>
        <FormCheckbox
          control={form.control}
          name="termsAccepted"
          plainLabel={phrases.termsAndConditions}
          label={<TermsSentence />}
        />
        <FormActions>
          <SubmitButton loadingLabel={phrases.signingYouUp}>{phrases.submit}</SubmitButton>
          <LastStepBack />
        </FormActions>
      </FormStep>
    </Form>
  );
}

/** Ways on for somebody whose address has an account, as long as that address stands in the form. */
function KnownAddress({ control, email }: { control: Control<SignUpTyped>; email: string }) {
  const typed = useWatch({ control, name: 'email' });
  if (typed.trim().toLowerCase() !== email) return null;
  const state = { email };
  return (
    <p>
      {phrases.isThisYou}{' '}
      <Link to={paths.login()} state={state}>
        {phrases.logIn}
      </Link>{' '}
      {phrases.or}{' '}
      <Link to={paths.forgotPassword} state={state}>
        {phrases.requestNewPassword}
      </Link>
    </p>
  );
}
