import { passwordMessages } from '@sangamam/contract/accounts/account-messages';

import { AppError } from '#server/http/app-error.ts';

import { isCommonPassword } from './common-passwords.ts';

/** @throws RQST_PARAMS_INVALID at `password` for one that is guessed first */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  throw new AppError('RQST_PARAMS_INVALID', { field: 'password', message: passwordMessages.tooCommon });
}
