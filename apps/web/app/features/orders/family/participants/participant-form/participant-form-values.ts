import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { canada, defaultCountry } from '@sangamam/contract/fields/places/country';
import { birthDateFrom, birthDateParts } from '@sangamam/contract/fields/dates/date-of-birth';
import { canadaDialCodeValue } from '@sangamam/contract/fields/places/mobile';
import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';
import type { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import type {
  ParticipantFormInput,
  ParticipantFormValues,
} from '@sangamam/contract/orders/participants/participant-form';

import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';

type Payload = EndpointInput<typeof addParticipant>['body'];
type Person = ParticipantRecord['userId'];

const usaDialCode = '+1';

/** The initial values for a new person, prefilled with what families usually share with the registrant. */
export function emptyParticipant(
  self: Pick<Person, 'country' | 'familyName' | 'organization'> | undefined,
  known: Partial<Pick<ParticipantFormInput, 'relationShip' | 'lastName'>> = {},
): ParticipantFormInput {
  const country = self?.country ?? defaultCountry;
  return {
    // Empty until chosen; the schema demands a choice.
    relationShip: '' as ParticipantFormInput['relationShip'],
    maritalStatus: '' as ParticipantFormInput['maritalStatus'],
    firstName: '',
    lastName: '',
    familyName: self?.familyName ?? '',
    month: '',
    year: '',
    day: '',
    localUnit: self?.organization ?? '',
    parishInKerala: '',
    otherParish: '',
    country,
    email: '',
    mobileCountryCode: country === canada ? canadaDialCodeValue : usaDialCode,
    mobileNumber: '',
    receiveNotification: false,
    ...known,
  };
}

/** The form values of a person of the list. */
export function participantFromWire({
  relationShip,
  userId: person,
}: ParticipantRecord): ParticipantFormInput {
  const birth = person.dob ? birthDateParts(person.dob) : { year: '', month: '', day: '' };
  return {
    ...emptyParticipant(undefined),
    ...birth,
    relationShip,
    maritalStatus: person.maritalStatus ?? ('' as ParticipantFormInput['maritalStatus']),
    firstName: person.firstName,
    lastName: person.lastName,
    familyName: person.familyName ?? '',
    localUnit: person.organization ?? '',
    parishInKerala: person.parishInKerala ?? '',
    otherParish: person.otherParish ?? '',
    country: person.country ?? defaultCountry,
    email: person.email ?? '',
    mobileCountryCode: dialCodeValue(person),
    mobileNumber: person.mobile?.phoneNumber ?? '',
    receiveNotification: person.receiveNotification,
  };
}

/**
 * The payload: the 15th if the day is missing, the mobile number only if both halves exist, on edit the email only if it
 * changed (SPEC §5), and the typed parish only with `Other`.
 */
export function participantToWire(
  values: ParticipantFormValues,
  of: RegistrationKey,
  before?: ParticipantRecord,
): Payload {
  const { month, year, day, localUnit, mobileCountryCode, mobileNumber, email, otherParish, ...same } =
    values;
  const hasMobile = mobileCountryCode !== '' && mobileNumber !== '';
  const emailChanged = email !== (before?.userId.email ?? '');
  return {
    ...same,
    primaryUserId: of.userId,
    conventionId: of.conventionId,
    organization: localUnit,
    dob: birthDateFrom({ year, month, day }) ?? '',
    otherParish: values.parishInKerala === 'Other' ? otherParish : '',
    ...(emailChanged && { email }),
    ...(hasMobile && { mobile: { countryCode: mobileCountryCode, phoneNumber: mobileNumber } }),
  };
}

/** The select value of a stored dial code: `+1` in Canada is Canada's (DECISIONS §5). */
function dialCodeValue({ mobile, country }: Person): string {
  const code = mobile?.countryCode ?? usaDialCode;
  return code === usaDialCode && country === canada ? canadaDialCodeValue : code;
}
