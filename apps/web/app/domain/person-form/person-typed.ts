import type { SignUpFormInput } from '@sangamam/contract/accounts/sign-up/sign-up-form';
import { personFieldKeys, personFields, type PersonFieldKey } from '@sangamam/contract/people/person-fields';
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

type FieldOfTable = Exclude<PersonFieldKey, 'dob'>;

/** The fields that forms have as they are stored. The date of birth is typed in three parts. */
export const typedFields = personFieldKeys.filter((key): key is FieldOfTable => key !== 'dob');

/** Those of them that a step of sign-up asks for. */
export const typedFieldsOf = (step: 'you' | 'roots') =>
  typedFields.filter((key) => personFields[key].step === step);

/** A form that has at least these fields. */
export type PersonForm = UseFormReturn<PersonTyped, unknown, unknown>;

/** The part of a form that the fields of a person need; forms are invariant in their values. */
export function asPersonForm<Values extends PersonTyped & FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): PersonForm {
  return form as unknown as PersonForm;
}
