import { ageOn } from '@sangamam/contract/fields/dates/age';
import { todayUtc } from '@sangamam/contract/fields/dates/date-of-birth';
import { otherParishValue } from '@sangamam/contract/fields/person-enumerations';
import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';

import { familyFaith, genderNames } from '#phrases/domain/person-choices.ts';
import { fieldLabels } from '#phrases/domain/person-field-labels.ts';
import { maritalStatusNames, relationshipNames } from '#phrases/domain/person-names.ts';
import * as phrases from '#phrases/orders/family/review.ts';
import { monthYear } from '#web/lib/text/date-text.ts';
import { EmailText } from '#web/ui/primitives/email-text/email-text.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './review.module.css';

/** A person in one line: name, relationship and age, with the details as a table in it (SPEC §2 Review). */
export function BasicInfo({
  participant,
  countryName,
  unfolded,
}: {
  participant: ParticipantRecord;
  countryName: (code: string) => string;
  unfolded: boolean;
}) {
  const { firstName, lastName, dob } = participant.userId;
  const age = dob === null ? -1 : ageOn(dob, todayUtc());
  const about = [relationshipNames[participant.relationShip], age >= 0 && phrases.years({ count: age })];
  return (
    <details className={styles['fold']} open={unfolded}>
      <summary>
        <span>
          {firstName} {lastName}
          <span className={styles['relationship']}>{about.filter(Boolean).join(', ')}</span>
        </span>
        <Icon name="chevronDown" size={18} />
      </summary>
      <table className={styles['person']}>
        <caption className="visually-hidden">
          {phrases.basicInfo} {firstName} {lastName}
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
    </details>
  );
}

/** Optional details are left out where missing: ten people are a long page already. */
function rowsOf({ userId: person }: ParticipantRecord, countryName: (code: string) => string) {
  const { address, dob, mobile, country, maritalStatus, gender, parishInKerala, otherParish } = person;
  const rows = [
    { name: fieldLabels.familyName, value: person.familyName },
    { name: fieldLabels.nickName, value: person.nickName, onlyIfGiven: true },
    { name: fieldLabels.dob, value: dob && monthYear(dob) },
    { name: fieldLabels.gender, value: gender && genderNames[gender], onlyIfGiven: true },
    { name: fieldLabels.maritalStatus, value: maritalStatus && maritalStatusNames[maritalStatus] },
    { name: phrases.email, value: person.email && <EmailText email={person.email} />, onlyIfGiven: true },
    { name: phrases.mobile, value: mobile && phoneText(mobile), onlyIfGiven: true },
    {
      name: phrases.parish,
      value: parishInKerala === otherParishValue ? otherParish : parishInKerala,
      onlyIfGiven: true,
    },
    { name: phrases.localUnit, value: person.localUnitName },
    {
      name: fieldLabels.familyFaith,
      value: person.familyFaith && familyFaith({ faith: person.familyFaith }),
      onlyIfGiven: true,
    },
    { name: fieldLabels.placeInKerala, value: person.placeInKerala, onlyIfGiven: true },
    {
      name: phrases.address,
      value: [address.addressLine1, address.city, address.state].filter(Boolean).join(', '),
      onlyIfGiven: true,
    },
    { name: phrases.country, value: country && countryName(country) },
  ];
  return rows.filter(({ value, onlyIfGiven }) => value || !onlyIfGiven);
}
