import { randomInt } from 'node:crypto';
import type { DiscountBatchDraft } from '@sangamam/contract/conventions/discounts/discount-draft';
import { codeAlphabet, foldCode, spellCode } from '@sangamam/contract/conventions/discounts/typed-code';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { lockConvention } from '#server/features/conventions/configuration/configure-convention.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { requireOwnPackages } from './configure-discount.ts';
import { insertFreeCodes } from './discount-admin-repository.ts';

/** Characters drawn for each code: 28^8 spellings, too many to guess one. */
const drawnLength = 8;

/**
 * Makes single-use codes: the prefix and eight characters that are drawn, none of which looks like another. The batch is
 * named after its title and the moment.
 *
 * @throws NOT_FOUND, RQST_PARAMS_INVALID for a package of another convention
 */
export function createBatch(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  { prefix, count, packageIds, ...rule }: DiscountBatchDraft,
): Promise<{ batch: string; count: number }> {
  return inTransaction(ctx, async (ctx) => {
    await lockConvention(ctx, conventionId);
    await requireOwnPackages(ctx, conventionId, packageIds);
    const batch = `${rule.title}, ${ctx.now().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    let made = 0;
    while (made < count) {
      const codes = Array.from({ length: count - made }, () => drawCode(prefix));
      const values = codes.map((code) => ({
        ...rule,
        conventionId,
        code,
        foldedCode: foldCode(code),
        maxUses: 1,
        batch,
        createdAt: ctx.now(),
      }));
      // A spelling that is taken already, which hardly ever happens, is drawn again.
      made += (await insertFreeCodes(ctx.db, values, packageIds)).length;
    }
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'discount.batch-created',
      entityId: conventionId,
      after: { batch, count, prefix, packageIds, ...rule },
    });
    return { batch, count };
  });
}

function drawCode(prefix: string): string {
  const drawn = spellCode(Array.from({ length: drawnLength }, () => randomInt(codeAlphabet.length)));
  return prefix === '' ? drawn : `${prefix}-${drawn}`;
}
