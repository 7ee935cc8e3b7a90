import { genderNames, maritalStatusChoices } from '@sangamam/contract/fields/person-enumerations';
import type { PeopleColumn } from '@sangamam/contract/people/directory/people-export';

import { count, date, text, type ColumnWriter } from '#server/features/exports/choose-columns.ts';
import { contactColumns } from '#server/features/exports/contact-columns.ts';
import * as phrases from '#phrases/orders/export.ts';

import { toWirePerson } from '../../to-wire-person.ts';
import type { RegistrantAccount } from '../people-read-model.ts';
import { accountState } from '../present-person.ts';

const person = <Value>(value: (person: RegistrantAccount['person']) => Value) => {
  return (account: RegistrantAccount) => value(account.person);
};

/** What each column of the file says. Instants are written as days, UTC. */
export const peopleWriters: Readonly<Record<PeopleColumn, ColumnWriter<RegistrantAccount>>> = {
  ...contactColumns(({ person, localUnitName }: RegistrantAccount) => ({
    ...toWirePerson(person, localUnitName),
    email: person.email,
  })),
  firstName: text(person(({ firstName }) => firstName)),
  lastName: text(person(({ lastName }) => lastName)),
  nickName: text(person(({ nickName }) => nickName)),
  familyName: text(person(({ familyName }) => familyName)),
  gender: text(person(({ gender }) => gender && genderNames[gender])),
  dob: date(person(({ dob }) => dob)),
  maritalStatus: text(person(({ maritalStatus }) => maritalStatus && maritalStatusChoices[maritalStatus])),
  familyFaith: text(person(({ familyFaith }) => familyFaith)),
  placeInKerala: text(person(({ placeInKerala }) => placeInKerala)),
  account: text((account) => phrases.accountNames[accountState(account)]),
  registrations: count(({ registrations }) => registrations),
  signedUp: date(({ createdAt }) => createdAt.toISOString().slice(0, 10)),
  lastSignIn: date(({ lastSignInAt }) => lastSignInAt?.toISOString().slice(0, 10) ?? null),
};
