import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import { peopleColumns, type PeopleColumn } from '@sangamam/contract/people/directory/people-export';

import type { Context } from '#server/db/context.ts';
import {
  chooseColumns,
  count,
  date,
  text,
  type ColumnWriter,
} from '#server/features/exports/choose-columns.ts';
import { auditedFilter } from '#server/features/exports/audited-filter.ts';
import { assigneeAsked } from '#server/features/casework/care/list-assignees.ts';
import { exportTable } from '#server/features/exports/export-table.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { GeneratedFile } from '#server/http/answers/send-file.ts';
import * as phrases from '#phrases/orders/export.ts';
import { contactColumns } from '#server/features/exports/contact-columns.ts';
import { personWriters } from '#server/features/exports/person-writers.ts';

import { accountKey, accountList, type PeopleFilter, type RegistrantAccount } from '../people-read-model.ts';
import { toWirePerson } from '../../to-wire-person.ts';
import { accountState } from '../present-person.ts';

/** What each column of the file says. Instants are written as days, UTC. */
const peopleWriters: Readonly<Record<PeopleColumn, ColumnWriter<RegistrantAccount>>> = {
  ...personWriters(({ person }: RegistrantAccount) => person),
  ...contactColumns(({ person, localUnitName }: RegistrantAccount) => ({
    ...toWirePerson(person, localUnitName),
    email: person.email,
  })),
  account: text((account) => phrases.accountNames[accountState(account)]),
  registrations: count(({ registrations }) => registrations),
  signedUp: date(({ createdAt }) => createdAt.toISOString().slice(0, 10)),
  lastSignIn: date(({ lastSignInAt }) => lastSignInAt?.toISOString().slice(0, 10) ?? null),
};

/**
 * The registrants that match the filters as a file. Those that come after it began are not in it.
 *
 * @throws AppError FORBIDDEN for columns that the actor may not have
 */
export async function exportPeople(
  ctx: Context,
  actor: Actor,
  format: ExportFormat,
  {
    columns: chosen,
    ...filter
  }: Omit<PeopleFilter, 'assignedTo' | 'now'> & { columns: readonly PeopleColumn[] },
): Promise<GeneratedFile> {
  const columns = chooseColumns(actor, chosen, { columns: peopleColumns, writers: peopleWriters });
  const asked = { ...filter, assignedTo: assigneeAsked(actor, filter.assigned), now: ctx.now() };
  return exportTable(ctx, actor, format, async () => {
    const { total: rowCount, parts } = await accountList.all(ctx.db, asked, accountKey);
    return {
      nameParts: [phrases.people, ctx.now().toISOString().slice(0, 10)],
      sheetName: phrases.people,
      columns,
      rowCount,
      pages: parts,
      about: { entity: 'export', entityId: 'people' },
      filter: auditedFilter(filter, chosen),
    };
  });
}
