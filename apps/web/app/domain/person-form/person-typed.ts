import type { SignUpFormInput } from '@sangamam/contract/accounts/sign-up/sign-up-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** What a person enters about themselves, at sign-up and in the profile; selects may still be empty. */
export type PersonTyped = {
  [Name in Exclude<keyof SignUpFormInput, 'termsAccepted'>]-?: Name extends
    | 'gender'
    | 'familyFaith'
    | 'maritalStatus'
    ? SignUpFormInput[Name] | ''
    : Exclude<SignUpFormInput[Name], undefined>;
};

/** A form that has at least these fields. */
export type PersonForm = UseFormReturn<PersonTyped, unknown, unknown>;

/** The part of a form that the fields of a person need; forms are invariant in their values. */
export function asPersonForm<Values extends PersonTyped & FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): PersonForm {
  return form as unknown as PersonForm;
}
