import type { LogEntry } from '@sangamam/contract/audit/activity-log/log-endpoints';

import type { Context } from '#server/db/context.ts';
import type { QueryOf } from '#server/db/lists/define-list.ts';
import { actorName } from '#server/features/audit/actor-name.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';

import { accountsOf, logList, numbersOf, type LogRow } from './log-read-model.ts';

/** A page of the log, newest first. */
export async function readLog(ctx: Context, query: QueryOf<typeof logList>) {
  const found = await logList.page(ctx.db, query);
  const known = await recordsOf(ctx, found.rows);
  return presentListPage(found, query.pageSize, (row) => presentEntry(row, known));
}

/** What is shown of the record that an entry is about. */
interface KnownRecord {
  name: string;
  isStaff: boolean;
}

/** The registrations and accounts that entries are about, by their ids. */
async function recordsOf(ctx: Context, rows: readonly LogRow[]): Promise<Map<string, KnownRecord>> {
  const idsOf = (entity: string) =>
    [
      ...new Set(rows.filter(({ entry }) => entry.entity === entity).map(({ entry }) => entry.entityId)),
    ].filter(isId);
  const numbers = await numbersOf(ctx.db, idsOf('order'));
  const orders = [...numbers].map(([id, name]) => [id, { name, isStaff: false }] as const);
  return new Map([...orders, ...(await accountsOf(ctx.db, idsOf('user')))]);
}

/** An entry in its wire format. */
export function presentEntry({ entry, ...names }: LogRow, known: ReadonlyMap<string, KnownRecord>): LogEntry {
  const { id, at, action, entity, entityId, reason, before, after, network, requestId, actorSystem } = entry;
  return {
    _id: id,
    at: at.toISOString(),
    actorName: actorName({ ...names, actorSystem }),
    action,
    record: entity,
    recordId: entityId,
    recordName: known.get(entityId)?.name ?? null,
    isStaff: known.get(entityId)?.isStaff ?? false,
    reason,
    before: before as LogEntry['before'],
    after: after as LogEntry['after'],
    network,
    requestId,
  };
}

const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(text);
