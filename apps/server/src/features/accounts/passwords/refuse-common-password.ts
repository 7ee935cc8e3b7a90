import { passwordMessages } from '@sangamam/contract/accounts/password-messages';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { readSiteSettings } from '#server/features/reference-data/read-site-settings.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isMadeOfKnownWords } from './own-words.ts';
import { findOwnWords, listCommunityWords } from './password-words-read-model.ts';

/** @throws RQST_PARAMS_INVALID at `password` for one that is guessed first */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw tooCommon();
}

/** @throws RQST_PARAMS_INVALID at `password` for one of words that anybody can find out about its owner or the site */
export async function refuseKnownWords(ctx: Context, userId: string, password: string): Promise<void> {
  const { organisationName } = await readSiteSettings(ctx);
  const own = await findOwnWords(ctx.db, userId);
  const community = await listCommunityWords(ctx.db);
  if (isMadeOfKnownWords(password, [organisationName, ...own, ...community])) throw tooCommon();
}

function tooCommon(): AppError {
  return new AppError('RQST_PARAMS_INVALID', { field: 'password', message: passwordMessages.tooCommon });
}
