import type { LogEntry } from '@sangamam/contract/activity-log/log-endpoints';

import type { Context } from '#server/db/context.ts';
import { actorName } from '#server/features/audit/actor-name.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';

import { listLogPage, numbersOf, type LogFilter, type LogRow } from './log-read-model.ts';

/** A page of the log, newest first. */
export async function readLog(
  ctx: Context,
  { page, pageSize, ...filter }: LogFilter & { page: number; pageSize: number },
) {
  const { rows, total } = await listLogPage(ctx.db, filter, { page, pageSize });
  const names = await namesOf(ctx, rows);
  return presentListPage({ rows, total }, pageSize, (row) => presentEntry(row, names));
}

/** The numbers of the registrations that entries are about. */
export function namesOf(ctx: Context, rows: readonly LogRow[]): Promise<Map<string, string>> {
  const orderIds = rows.filter(({ entry }) => entry.entity === 'order').map(({ entry }) => entry.entityId);
  return numbersOf(ctx.db, [...new Set(orderIds)].filter(isId));
}

/** An entry in its wire format. */
export function presentEntry(
  { entry, ...names }: LogRow,
  recordNames: ReadonlyMap<string, string>,
): LogEntry {
  const { id, at, action, entity, entityId, reason, before, after, network, requestId, actorSystem } = entry;
  return {
    _id: id,
    at: at.toISOString(),
    actorName: actorName({ ...names, actorSystem }),
    action,
    record: entity,
    recordId: entityId,
    recordName: recordNames.get(entityId) ?? null,
    reason,
    before: before as LogEntry['before'],
    after: after as LogEntry['after'],
    network,
    requestId,
  };
}

const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(text);
