import type { ParticipantCorrection } from '@sangamam/contract/casework/care/registration-care-endpoints';
import { maritalStatusChoices, otherParishValue } from '@sangamam/contract/fields/person-enumerations';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type {
  CorrectionFormInput,
  CorrectionFormValues,
} from '@sangamam/contract/orders/participants/correction-form';
import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';

import { fieldLabels } from '#phrases/domain/person-field-labels.ts';
import * as phrases from '#phrases/orders/staff/correction.ts';
import type { Option } from '#web/ui/form/field/select-field.tsx';

/** The form values of a person of the registration. */
export function correctionFromWire({ relationShip, userId: person }: ParticipantRecord): CorrectionFormInput {
  return {
    relationShip,
    firstName: person.firstName,
    lastName: person.lastName,
    familyName: person.familyName ?? '',
    // Empty if there is none yet; the schema demands a choice.
    maritalStatus: person.maritalStatus ?? ('' as CorrectionFormInput['maritalStatus']),
    parishInKerala: person.parishInKerala ?? '',
    otherParish: person.otherParish ?? '',
    organization: person.organization ?? '',
    dob: person.dob ?? '',
    email: person.email ?? '',
    mobileCountryCode: person.mobile?.countryCode ?? '+1',
    mobileNumber: person.mobile?.phoneNumber ?? '',
  };
}

/** The changed fields, as sent. An email address that names the registrant's account is never among them. */
export function correctionToWire(
  { relationShip: _relationship, mobileCountryCode, mobileNumber, email, ...typed }: CorrectionFormValues,
  before: ParticipantRecord,
): ParticipantCorrection {
  const stored = correctionFromWire(before);
  const otherParish = typed.parishInKerala === otherParishValue ? typed.otherParish : '';
  const wanted = { ...typed, otherParish };
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => value !== stored[name as keyof typeof wanted]),
  ) as ParticipantCorrection;
  // The typed parish belongs to Other, so both are sent together.
  if (changed.parishInKerala === otherParishValue) changed.otherParish = otherParish;
  const mobile = mobileNumber === '' ? null : { countryCode: mobileCountryCode, phoneNumber: mobileNumber };
  const hasOtherPhone =
    mobileNumber !== stored.mobileNumber ||
    (mobileNumber !== '' && mobileCountryCode !== stored.mobileCountryCode);
  return {
    ...changed,
    ...(!namesAccount(stored) && email !== stored.email && { email: email === '' ? null : email }),
    ...(hasOtherPhone && { mobile }),
  };
}

/** True for the registrant, unless staff registered the family without an email address. */
export function namesAccount({
  relationShip,
  email,
}: Pick<CorrectionFormInput, 'relationShip' | 'email'>): boolean {
  return relationShip === 'SELF' && email !== '';
}

/** The change of one value, in words. */
export interface Difference {
  field: string;
  name: string;
  before: string;
  after: string;
}

const names: Readonly<Record<keyof ParticipantCorrection, string>> = {
  firstName: fieldLabels.firstName,
  lastName: fieldLabels.lastName,
  familyName: fieldLabels.familyName,
  maritalStatus: fieldLabels.maritalStatus,
  parishInKerala: fieldLabels.parishInKerala,
  otherParish: phrases.typedParish,
  organization: phrases.localUnit,
  dob: fieldLabels.dob,
  email: phrases.email,
  mobile: phrases.mobileNumber,
};

/** The changes of a correction, field by field, to be reviewed before saving. */
export function differencesOf(
  change: ParticipantCorrection,
  { userId: person }: ParticipantRecord,
  units: readonly Option[],
): Difference[] {
  return (Object.keys(change) as (keyof ParticipantCorrection)[]).map((field) => ({
    field,
    name: names[field],
    before: spoken(field, person[field], units),
    after: spoken(field, change[field], units),
  }));
}

function spoken(field: keyof ParticipantCorrection, value: unknown, units: readonly Option[]): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'object') return phoneText(value as { countryCode: string; phoneNumber: string });
  const text = typeof value === 'string' ? value : '';
  if (field === 'dob') return shortDate(text);
  if (field === 'organization') return units.find((unit) => unit.value === text)?.label ?? text;
  if (field === 'maritalStatus') return maritalStatusChoices[text as keyof typeof maritalStatusChoices];
  return text;
}
