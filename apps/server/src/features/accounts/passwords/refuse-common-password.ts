import { passwordMessages } from '@sangamam/contract/accounts/passwords/password-messages';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { isCommonPassword } from './common-passwords.ts';
import { isMadeOfOwnWords } from './own-words.ts';
import { findOwnWords } from './password-words-read-model.ts';

/** @throws RQST_PARAMS_INVALID at `password` for one that is guessed first */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw tooCommon();
}

/** @throws RQST_PARAMS_INVALID at `password` for one made of its owner's names or e-mail address */
export async function refuseOwnWords(ctx: Context, userId: string, password: string): Promise<void> {
  if (isMadeOfOwnWords(password, await findOwnWords(ctx.db, userId))) throw tooCommon();
}

function tooCommon(): AppError {
  return new AppError('RQST_PARAMS_INVALID', { field: 'password', message: passwordMessages.tooCommon });
}
