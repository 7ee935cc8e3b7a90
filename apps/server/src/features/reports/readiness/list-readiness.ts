import { fullName } from '@sangamam/contract/fields/full-name';
import type { ReadinessRow } from '@sangamam/contract/reports/readiness/readiness-admin-endpoints';
import {
  isReady,
  readinessTopics,
  type ReadinessActor,
  type ReadinessFilter,
  type ReadinessState,
  type ReadinessTopic,
} from '@sangamam/contract/reports/readiness/readiness';

import type { Context } from '#server/db/context.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';

import { readinessOfOrders } from './read-readiness.ts';
import { listNamedRegistrations } from './readiness-read-model.ts';
import { countStates, openIds } from './readiness-states-read-model.ts';

interface Asked {
  conventionId?: string | undefined;
  open?: ReadinessFilter | undefined;
  openFor?: ReadinessActor | undefined;
  search?: string | undefined;
  page: number;
  pageSize: number;
}

/** A page of the families that may travel, with what each still needs. */
export async function listReadiness(ctx: Context, { conventionId, open, openFor, ...page }: Asked) {
  const topic = open ?? (openFor && 'ANY');
  const ids = openIds(ctx.db, { topic, actor: openFor, conventionId, now: ctx.now() });
  const { rows, total } = await listNamedRegistrations(ctx.db, { ...page, ids });
  const readiness = await readinessOfOrders(
    ctx,
    rows.map(({ order }) => order.id),
  );
  return presentListPage(
    { rows, total },
    page.pageSize,
    ({ order, conventionName, ...name }): ReadinessRow => ({
      _id: order.id,
      tmpConvRegNo: order.tempNumber,
      permConvRegNo: order.permNumber,
      registrantName: fullName(name),
      conventionName,
      items: readiness.get(order.id) ?? [],
    }),
  );
}

/** In how many families each one has to act on each topic, and how many have everything; of one convention or of all. */
export async function countReadiness(ctx: Context, conventionId: string | undefined) {
  const rows = await countStates(ctx.db, { conventionId, now: ctx.now() });
  const open = (topic: ReadinessTopic, actor: ReadinessActor) =>
    sumOf(rows.filter((row) => row[topic].endsWith(`:${actor}`)));
  const ready = rows.filter((row) =>
    isReady(readinessTopics.map((topic) => ({ state: stateIn(row[topic]) }))),
  );
  return { open, active: sumOf(rows), ready: sumOf(ready) };
}

/** The state of `STATE:ACTOR`. */
function stateIn(answer: string): ReadinessState {
  return answer.slice(0, answer.indexOf(':')) as ReadinessState;
}

function sumOf(rows: readonly { count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}
