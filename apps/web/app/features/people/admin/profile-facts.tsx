import type { UserProfile } from '@sangamam/contract/accounts/user-profile';
import {
  genderNames,
  maritalStatusNames,
  otherParishValue,
} from '@sangamam/contract/fields/person-enumerations';

import { shortDate } from '#web/lib/text/date-text.ts';
import { phoneText } from '#web/domain/person-form/phone-text.ts';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import styles from './people.module.css';

/** Everything that the account's profile says. */
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
        { name: 'First name', value: profile.firstName },
        { name: 'Last name', value: profile.lastName },
        { name: 'Family name', value: profile.familyName },
        { name: 'Nick name', value: profile.nickName },
        { name: 'Gender', value: gender && genderNames[gender] },
        { name: 'Born', value: dob && shortDate(dob) },
        { name: 'Marital status', value: maritalStatus && maritalStatusNames[maritalStatus] },
        {
          name: 'Email',
          value: (
            <a className={styles['email']} href={`mailto:${email}`}>
              {email.split('@')[0]}
              <wbr />@{email.split('@')[1]}
            </a>
          ),
        },
        {
          name: 'Mobile',
          value: mobile && <a href={`tel:${mobile.countryCode}${mobile.phoneNumber}`}>{phoneText(mobile)}</a>,
        },
        { name: 'Address', value: lines.filter(Boolean).join(' · ') },
        { name: 'Nearby big city', value: profile.nearByCity },
        { name: 'Local unit', value: profile.localUnitName },
        { name: 'Family faith', value: profile.familyFaith },
        {
          name: 'Parish in Kerala',
          value: parishInKerala === otherParishValue ? profile.otherParish : parishInKerala,
        },
        { name: 'Place in Kerala', value: profile.placeInKerala },
      ]}
    />
  );
}
