import type { UserProfile } from '@sangamam/contract/accounts/user-profile';
import { maritalStatusNames } from '@sangamam/contract/fields/marital-status-names';
import { genderNames, otherParishValue } from '@sangamam/contract/fields/person-enumerations';
import { personFieldKeys, personFields, type PersonFieldKey } from '@sangamam/contract/people/person-fields';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';

import { fieldLabels } from '#phrases/domain/person-field-labels.ts';
import * as phrases from '#phrases/people/staff/directory.ts';
import { Facts } from '#web/ui/data/facts/facts.tsx';

import styles from './people.module.css';

/** All details of the profile. */
export function ProfileFacts({ profile }: { profile: UserProfile }) {
  const { address, mobile, email } = profile;
  const lines = [
    address.addressLine1,
    [address.city, address.state, address.postCode].filter(Boolean).join(', '),
    address.country,
  ];
  return (
    <Facts
      facts={[
        ...fieldFacts(profile, 'you'),
        {
          name: phrases.email,
          value: (
            <a className={styles['email']} href={`mailto:${email}`}>
              {email.split('@')[0]}
              <wbr />@{email.split('@')[1]}
            </a>
          ),
        },
        {
          name: phrases.mobile,
          value: mobile && <a href={`tel:${mobile.countryCode}${mobile.phoneNumber}`}>{phoneText(mobile)}</a>,
        },
        { name: phrases.address, value: lines.filter(Boolean).join(' · ') },
        { name: phrases.nearbyBigCity, value: profile.nearByCity },
        { name: phrases.localUnit, value: profile.localUnitName },
        ...fieldFacts(profile, 'roots'),
      ]}
    />
  );
}

/** The fields of this step of sign-up. The typed parish stands in the place of the parish *Other*. */
function fieldFacts(profile: UserProfile, step: 'you' | 'roots') {
  return personFieldKeys
    .filter((key) => personFields[key].step === step && key !== 'otherParish')
    .map((key) => ({ name: fieldLabels[key], value: inWords(profile, key) }));
}

function inWords(profile: UserProfile, key: PersonFieldKey): string | null {
  const { dob, gender, maritalStatus, otherParish } = profile;
  if (key === 'dob') return dob && shortDate(dob);
  if (key === 'gender') return gender && genderNames[gender];
  if (key === 'maritalStatus') return maritalStatus && maritalStatusNames[maritalStatus];
  return profile[key] === otherParishValue ? otherParish : profile[key];
}
