import { ageOn } from '@sangamam/contract/fields/dates/calendar-date';
import type { ParticipantColumn } from '@sangamam/contract/orders/registrations/registration-export';
import {
  relationshipNames,
  type ParticipantRecord,
} from '@sangamam/contract/orders/participants/participant';
import type { StaffStatus } from '@sangamam/contract/orders/staff-status';

import { count, text, type ColumnWriter } from '#server/features/exports/choose-columns.ts';
import { contactColumns } from '#server/features/exports/contact-columns.ts';
import { personWriters } from '#server/features/exports/person-writers.ts';
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

const personOf = ({ participant }: ExportedParticipant) => participant.userId;

/** What each column of the file says. */
export const participantWriters: Readonly<Record<ParticipantColumn, ColumnWriter<ExportedParticipant>>> = {
  ...personWriters(personOf),
  ...contactColumns(personOf),
  relationship: text(({ participant }) => relationshipNames[participant.relationShip]),
  attending: text(({ participant }) => (participant.isParticipated ? phrases.yes : phrases.no)),
  age: count(({ participant: { userId }, registration }) =>
    userId.dob === null ? null : ageOn(userId.dob, registration.startDate),
  ),
  number: text(({ registration }) => registration.number),
  convention: text(({ registration }) => registration.conventionName),
  registrant: text(({ registration }) => registration.registrantName),
  status: text(({ registration }) => phrases.statusNames[registration.status]),
  package: text(({ registration }) => registration.packageName),
};
