import type {
  AssignmentOfSeveral,
  CareResult,
  FollowUpOfSeveral,
  LabelOfSeveral,
} from '@sangamam/contract/casework/care/care-of-several';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { eachWithResult } from '#server/http/errors/each-with-result.ts';

import { labelRecord } from '../labels/label-record.ts';
import { assign } from './assign.ts';
import type { CaredKind } from './cared-kind.ts';
import { setFollowUp } from './set-follow-up.ts';

/** Assigns several records, each in a transaction of its own; answers a result for each, in the order asked. */
export function assignSeveral(
  ctx: Context,
  actor: Actor,
  cared: CaredKind<unknown>,
  { userId, records }: AssignmentOfSeveral,
): Promise<CareResult[]> {
  return each(records, ({ recordId, assignedToSeen }) =>
    assign(ctx, actor, cared, recordId, { userId, assignedToSeen }),
  );
}

/** Sets or clears the follow-ups of several records, each in a transaction of its own; answers a result for each. */
export function setFollowUpOfSeveral(
  ctx: Context,
  actor: Actor,
  cared: CaredKind<unknown>,
  { followUp, records }: FollowUpOfSeveral,
): Promise<CareResult[]> {
  return each(records, ({ recordId, seen }) => setFollowUp(ctx, actor, cared, recordId, { followUp, seen }));
}

/** Puts a label on several records, or takes it off, each in a transaction of its own; answers a result for each. */
export function labelSeveral(
  ctx: Context,
  actor: Actor,
  cared: Pick<CaredKind<unknown>, 'kind' | 'lock'>,
  { recordIds, ...change }: LabelOfSeveral,
): Promise<CareResult[]> {
  const records = [...new Set(recordIds)].map((recordId) => ({ recordId }));
  return each(records, ({ recordId }) => labelRecord(ctx, actor, cared, recordId, change));
}

function each<Item extends { recordId: string }>(
  records: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<CareResult[]> {
  return eachWithResult(
    records,
    async (item): Promise<CareResult> => {
      await work(item);
      return { _id: item.recordId, succeeded: true, code: null, message: null };
    },
    ({ recordId }, refusal) => ({ _id: recordId, succeeded: false, ...refusal }),
  );
}
