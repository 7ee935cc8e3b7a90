import { ageOn } from '@sangamam/contract/fields/dates/calendar-date';
import { genderNames, maritalStatusChoices } from '@sangamam/contract/fields/person-enumerations';
import type { ParticipantColumn } from '@sangamam/contract/orders/registrations/registration-export';
import {
  relationshipNames,
  type ParticipantRecord,
} from '@sangamam/contract/orders/participants/participant';
import type { StaffStatus } from '@sangamam/contract/orders/staff-status';

import { count, date, text, type ColumnWriter } from '#server/features/exports/choose-columns.ts';
import { contactColumns } from '#server/features/exports/contact-columns.ts';
import * as phrases from '#phrases/orders/export.ts';

/** A person in the file, with the registration. */
export interface ExportedParticipant {
  /** Masked for readers who may not see minors. */
  participant: ParticipantRecord;
  registration: {
    number: string;
    conventionName: string;
    /** The convention's first day, `YYYY-MM-DD`. */
    startDate: string;
    registrantName: string;
    status: StaffStatus;
    packageName: string | null;
  };
}

const person = <Value>(value: (person: ParticipantRecord['userId']) => Value) => {
  return ({ participant }: ExportedParticipant) => value(participant.userId);
};

/** What each column of the file says. */
export const participantWriters: Readonly<Record<ParticipantColumn, ColumnWriter<ExportedParticipant>>> = {
  ...contactColumns(person((person) => person)),
  firstName: text(person(({ firstName }) => firstName)),
  lastName: text(person(({ lastName }) => lastName)),
  familyName: text(person(({ familyName }) => familyName)),
  relationship: text(({ participant }) => relationshipNames[participant.relationShip]),
  attending: text(({ participant }) => (participant.isParticipated ? phrases.yes : phrases.no)),
  gender: text(person(({ gender }) => gender && genderNames[gender])),
  dob: date(person(({ dob }) => dob)),
  age: count(({ participant: { userId }, registration }) =>
    userId.dob === null ? null : ageOn(userId.dob, registration.startDate),
  ),
  maritalStatus: text(person(({ maritalStatus }) => maritalStatus && maritalStatusChoices[maritalStatus])),
  familyFaith: text(person(({ familyFaith }) => familyFaith)),
  placeInKerala: text(person(({ placeInKerala }) => placeInKerala)),
  number: text(({ registration }) => registration.number),
  convention: text(({ registration }) => registration.conventionName),
  registrant: text(({ registration }) => registration.registrantName),
  status: text(({ registration }) => phrases.statusNames[registration.status]),
  package: text(({ registration }) => registration.packageName),
};
