import type { Language } from '@sangamam/contract/phrases/language';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { updateAccount } from '../account/account-repository.ts';

/** Keeps the language that the caller chose. */
export async function keepLanguage(
  ctx: Context,
  actor: Actor,
  { language }: { language: Language },
): Promise<{ language: Language }> {
  await updateAccount(ctx.db, actor.userId, { language });
  return { language };
}
