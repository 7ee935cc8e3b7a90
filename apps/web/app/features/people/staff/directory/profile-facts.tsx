import type { UserProfile } from '@sangamam/contract/accounts/user-profile';
import { maritalStatusNames } from '@sangamam/contract/fields/marital-status-names';
import { genderNames, otherParishValue } from '@sangamam/contract/fields/person-enumerations';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';

import * as phrases from '#phrases/people/staff/directory.ts';
import { Facts } from '#web/ui/data/facts/facts.tsx';

import styles from './people.module.css';

/** All details of the profile. */
export function ProfileFacts({ profile }: { profile: UserProfile }) {
  const { address, mobile, gender, maritalStatus, parishInKerala, dob, email } = profile;
  const lines = [
    address.addressLine1,
    [address.city, address.state, address.postCode].filter(Boolean).join(', '),
    address.country,
  ];
  return (
    <Facts
      facts={[
        { name: phrases.firstName, value: profile.firstName },
        { name: phrases.lastName, value: profile.lastName },
        { name: phrases.familyName, value: profile.familyName },
        { name: phrases.nickName, value: profile.nickName },
        { name: phrases.gender, value: gender && genderNames[gender] },
        { name: phrases.born, value: dob && shortDate(dob) },
        { name: phrases.maritalStatus, value: maritalStatus && maritalStatusNames[maritalStatus] },
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
        { name: phrases.familyFaith, value: profile.familyFaith },
        {
          name: phrases.parishInKerala,
          value: parishInKerala === otherParishValue ? profile.otherParish : parishInKerala,
        },
        { name: phrases.placeInKerala, value: profile.placeInKerala },
      ]}
    />
  );
}
