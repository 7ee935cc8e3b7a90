import { callLater } from '#web/lib/api/call-later.ts';
import { accountEndpoint } from './account-endpoints.ts';

/** Has a link mailed that sets a new password. */
export function askForResetLink(username: string) {
  return callLater(accountEndpoint('forgotPassword'), { body: { username } });
}
