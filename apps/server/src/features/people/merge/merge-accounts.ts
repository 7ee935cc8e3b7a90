import type { MergePlan } from '@sangamam/contract/people/directory/people-admin-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { mergePersonalData } from '#server/features/personal-data/carry-out.ts';
import type { MergeSide } from '#server/features/personal-data/personal-data.ts';
import { personalDataRegistry } from '#server/features/personal-data/registry/personal-data-registry.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import {
  countBelongings,
  countOrdersWithBoth,
  findAddress,
  lockRegistrants,
  sharedConventions,
} from './merge-read-model.ts';

interface MergeRequest {
  userId: string;
  duplicateId: string;
  dryRun: boolean;
  reason: string;
}

/**
 * Merges a duplicate account into another one: registrations, mails and files move, the duplicate is closed and its
 * person erased. Prices, capacity and snapshots stay as they are. A dry run returns what would happen.
 *
 * @throws USER_NOT_FOUND, MERGE_NOT_POSSIBLE with the obstacles as its message
 */
export function mergeAccounts(ctx: Context, actor: Actor, request: MergeRequest): Promise<MergePlan> {
  const { userId, duplicateId, dryRun, reason } = request;
  return inTransaction(ctx, async (ctx) => {
    const rows = await lockRegistrants(ctx.db, [userId, duplicateId]);
    const kept = rows.find((row) => row.userId === userId);
    const gone = rows.find((row) => row.userId === duplicateId);
    if (!kept || !gone || kept.closedAt !== null || gone.closedAt !== null)
      throw new AppError('USER_NOT_FOUND');
    const obstacles = await obstaclesTo(ctx, kept, gone);
    const plan = {
      isPossible: obstacles.length === 0,
      obstacles,
      ...(await countBelongings(ctx.db, duplicateId)),
    };
    if (dryRun) return { ...plan, isMerged: false };
    if (!plan.isPossible) throw new AppError('MERGE_NOT_POSSIBLE', { message: obstacles.join(' ') });

    const address = await findAddress(ctx.db, gone);
    const { orders: before } = await countBelongings(ctx.db, userId);
    await mergePersonalData(ctx, personalDataRegistry, { from: gone, to: kept });
    for (const [entityId, facts] of [
      [
        userId,
        {
          before: { orders: before },
          after: { orders: before + plan.orders, mergedFrom: duplicateId, address },
        },
      ],
      [duplicateId, { before: { closed: false }, after: { closed: true, mergedInto: userId } }],
    ] as const) {
      const action = 'account.merged';
      await recordAudit(ctx, { actorId: actor.userId, action, entityId, ...facts, reason });
    }
    return { ...plan, isMerged: true };
  });
}

async function obstaclesTo(ctx: Context, kept: MergeSide, gone: MergeSide): Promise<string[]> {
  if (kept.userId === gone.userId) return ['This is one and the same account.'];
  const shared = await sharedConventions(ctx.db, kept, gone);
  const both = await countOrdersWithBoth(ctx.db, kept, gone);
  return [
    ...shared.map((name) => `Both accounts have a registration for ${name}. Cancel one of them first.`),
    ...(both > 0 ? ['Both persons are in the same registration, so they are not one.'] : []),
  ];
}
