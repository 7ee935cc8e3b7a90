import { maritalStatusNames } from '@sangamam/contract/fields/marital-status-names';
import { genderNames, otherParishValue } from '@sangamam/contract/fields/person-enumerations';
import {
  relationshipNames,
  type ParticipantRecord,
} from '@sangamam/contract/orders/participants/participant';

import * as phrases from '#phrases/review.ts';
import { monthYear } from '#web/lib/text/date-text.ts';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';
import styles from './review.module.css';

/** The details of a person, as a table (SPEC §2 Review). */
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
        <span className="visually-hidden">{phrases.basicInfo} </span>
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

/** Optional details are left out where missing: ten people are a long page already. */
function rowsOf({ userId: person }: ParticipantRecord, countryName: (code: string) => string) {
  const { address, dob, mobile, country, maritalStatus, gender, parishInKerala, otherParish } = person;
  const rows = [
    { name: phrases.familyName, value: person.familyName },
    { name: phrases.nickName, value: person.nickName, onlyIfGiven: true },
    { name: phrases.dateOfBirth, value: dob && monthYear(dob) },
    { name: phrases.gender, value: gender && genderNames[gender], onlyIfGiven: true },
    { name: phrases.maritalStatus, value: maritalStatus && maritalStatusNames[maritalStatus] },
    { name: phrases.email, value: person.email, onlyIfGiven: true },
    { name: phrases.mobile, value: mobile && phoneText(mobile), onlyIfGiven: true },
    {
      name: phrases.parish,
      value: parishInKerala === otherParishValue ? otherParish : parishInKerala,
      onlyIfGiven: true,
    },
    { name: phrases.localUnit, value: person.localUnitName },
    { name: phrases.familyFaith, value: person.familyFaith, onlyIfGiven: true },
    { name: phrases.placeInKerala, value: person.placeInKerala, onlyIfGiven: true },
    {
      name: phrases.address,
      value: [address.addressLine1, address.city, address.state].filter(Boolean).join(', '),
      onlyIfGiven: true,
    },
    { name: phrases.country, value: country && countryName(country) },
  ];
  return rows.filter(({ value, onlyIfGiven }) => value || !onlyIfGiven);
}
