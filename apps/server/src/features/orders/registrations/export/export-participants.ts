import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import { fullName } from '@sangamam/contract/fields/full-name';
import {
  participantColumns,
  type ParticipantColumn,
} from '@sangamam/contract/orders/registrations/registration-export';
import { staffStatus, type StaffStatus } from '@sangamam/contract/orders/staff-status';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import { ageOn } from '@sangamam/contract/fields/dates/calendar-date';
import {
  relationshipNames,
  type ParticipantRecord,
} from '@sangamam/contract/orders/participants/participant';

import type { Context } from '#server/db/context.ts';
import { chooseColumns, count, text, type ColumnWriter } from '#server/features/exports/choose-columns.ts';
import { auditedFilter } from '#server/features/exports/audited-filter.ts';
import { exportTable } from '#server/features/exports/export-table.ts';
import { pagesByKey } from '#server/db/lists/pages-by-key.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { GeneratedFile } from '#server/http/answers/send-file.ts';
import * as phrases from '#phrases/orders/export.ts';
import { contactColumns } from '#server/features/exports/contact-columns.ts';
import { personWriters } from '#server/features/exports/person-writers.ts';

import { statusOf } from '../../order/order-facts.ts';
import { listPeopleOfOrders } from '../../participants/participant-read-model.ts';
import { presentParticipant } from '../../participants/present-participant.ts';
import { withoutMinorsDetails } from '../present-registration.ts';
import type { RegistrationListRow } from '../registration-read-model.ts';
import { resolveFilter, type AskedRegistrations } from '../resolve-filter.ts';
import { countRegistrations, listRegistrationsAfter } from './registration-export-read-model.ts';

/** A person in the file, with the registration. */
interface ExportedParticipant {
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
const participantWriters: Readonly<Record<ParticipantColumn, ColumnWriter<ExportedParticipant>>> = {
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

/**
 * The people of the registrations that match the filters as a file, whether they attend or not. What is said of minors
 * besides their names is left out for roles that may not see it.
 *
 * @throws AppError FORBIDDEN for columns that the actor may not have
 */
export async function exportParticipants(
  ctx: Context,
  actor: Actor,
  format: ExportFormat,
  { columns: chosen, ...asked }: AskedRegistrations & { columns: readonly ParticipantColumn[] },
): Promise<GeneratedFile> {
  const columns = chooseColumns(actor, chosen, { columns: participantColumns, writers: participantWriters });
  return exportTable(ctx, actor, format, async () => {
    const filter = await resolveFilter(ctx, actor, asked);
    const { people: rowCount, newest } = await countRegistrations(ctx.db, filter);
    const read = (from: { after: string | undefined; limit: number }) =>
      listRegistrationsAfter(ctx.db, filter, { ...from, newest, withPeople: true });
    return {
      nameParts: [phrases.peopleOfRegistrations, ctx.now().toISOString().slice(0, 10)],
      sheetName: phrases.peopleOfRegistrations,
      columns,
      rowCount,
      async *pages() {
        for await (const rows of pagesByKey(read, ({ order }) => order.id)) yield present(ctx, actor, rows);
      },
      about: { entity: 'export', entityId: 'participants' },
      filter: auditedFilter(asked, chosen),
    };
  });
}

async function present(
  ctx: Context,
  actor: Actor,
  rows: readonly RegistrationListRow[],
): Promise<ExportedParticipant[]> {
  const people = await listPeopleOfOrders(
    ctx.db,
    rows.map(({ order }) => order.id),
  );
  const today = ctx.now().toISOString().slice(0, 10);
  const seesMinors = hasAbility(actor.roles, 'see-minors');
  return rows.flatMap(({ order, person, conventionName, startDate, packageName }) => {
    const registration = {
      number: order.permNumber ?? order.tempNumber,
      conventionName,
      startDate,
      registrantName: fullName(person),
      status: staffStatus(statusOf(order), order.registrationStatus),
      packageName,
    };
    return (people.get(order.id) ?? []).map((one) => {
      const participant = presentParticipant(one);
      return {
        participant: seesMinors ? participant : withoutMinorsDetails(participant, today),
        registration,
      };
    });
  });
}
