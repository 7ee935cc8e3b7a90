import {
  genderNames,
  maritalStatusNames,
  otherParishValue,
} from '@sangamam/contract/fields/person-enumerations';
import {
  relationshipNames,
  type ParticipantRecord,
} from '@sangamam/contract/orders/participants/participant';

import { monthYear } from '#web/lib/text/date-text.ts';
import { phoneText } from '#web/domain/person-form/phone-text.ts';
import styles from './review.module.css';

/** What is known about a person of the registration, as a table of its own (SPEC §2 Review). */
export function BasicInfo({
  participant,
  countryName,
}: {
  participant: ParticipantRecord;
  countryName: (code: string) => string;
}) {
  const { firstName, lastName } = participant.userId;
  return (
    <table className={styles['person']}>
      <caption>
        <span className="visually-hidden">Basic Info: </span>
        {firstName} {lastName}
        <span className={styles['relationship']}>{relationshipNames[participant.relationShip]}</span>
      </caption>
      <tbody>
        {rowsOf(participant, countryName).map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value || 'N/A'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a family member need not have is left out where it is missing: ten people are a long page already. */
function rowsOf({ userId: person }: ParticipantRecord, countryName: (code: string) => string) {
  const { address, dob, mobile, country, maritalStatus, gender, parishInKerala, otherParish } = person;
  const rows = [
    { name: 'Family name', value: person.familyName },
    { name: 'Nick name', value: person.nickName, onlyIfGiven: true },
    { name: 'Date of birth', value: dob && monthYear(dob) },
    { name: 'Gender', value: gender && genderNames[gender], onlyIfGiven: true },
    { name: 'Marital status', value: maritalStatus && maritalStatusNames[maritalStatus] },
    { name: 'Email', value: person.email, onlyIfGiven: true },
    { name: 'Mobile', value: mobile && phoneText(mobile), onlyIfGiven: true },
    {
      name: 'Parish',
      value: parishInKerala === otherParishValue ? otherParish : parishInKerala,
      onlyIfGiven: true,
    },
    { name: 'Local unit', value: person.localUnitName },
    { name: 'Family faith', value: person.familyFaith, onlyIfGiven: true },
    { name: 'Place in Kerala', value: person.placeInKerala, onlyIfGiven: true },
    {
      name: 'Address',
      value: [address.addressLine1, address.city, address.state].filter(Boolean).join(', '),
      onlyIfGiven: true,
    },
    { name: 'Country', value: country && countryName(country) },
  ];
  return rows.filter(({ value, onlyIfGiven }) => value || !onlyIfGiven);
}
