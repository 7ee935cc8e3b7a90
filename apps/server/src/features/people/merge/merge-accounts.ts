import type { MergePlan } from '@sangamam/contract/people/admin/people-admin-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { deleteFiles } from '#server/features/files/delete-files.ts';
import { listProfilePictures } from '#server/features/files/profile-picture.ts';
import type { Actor } from '#server/http/actor.ts';
import { AppError } from '#server/http/app-error.ts';

import { closeAccountRow, erasePeople } from '../erasure/erasure-repository.ts';
import {
  countBelongings,
  countOrdersWithBoth,
  findAddress,
  handOver,
  lockRegistrants,
  sharedConventions,
  type MergeSide,
} from './merge-repository.ts';

interface Merge {
  userId: string;
  duplicateId: string;
  dryRun: boolean;
  reason: string;
}

/**
 * Merges a duplicate account into another one: registrations, mails and files change hands, the duplicate is closed and
 * its person erased. Nobody's prices, seats or frozen records change. A dry run answers what would happen.
 *
 * @throws USER_NOT_FOUND, MERGE_NOT_POSSIBLE with what is in the way
 */
export function mergeAccounts(ctx: Context, actor: Actor, merge: Merge): Promise<MergePlan> {
  const { userId, duplicateId, dryRun, reason } = merge;
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
    await dropPictures(ctx, duplicateId);
    await handOver(ctx.db, kept, gone);
    await erasePeople(ctx.db, [gone.personId], ctx.now());
    await closeAccountRow(ctx.db, duplicateId, ctx.now());
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
      await recordAudit(ctx, { actorId: actor.userId, action, entity: 'user', entityId, ...facts, reason });
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

/** The kept account keeps its own picture. */
async function dropPictures(ctx: Context, userId: string): Promise<void> {
  const pictures = await listProfilePictures(ctx, userId);
  await deleteFiles(
    ctx,
    pictures.map(({ id }) => id),
  );
}
