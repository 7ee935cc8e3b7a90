import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { accountEndpoints } from './account-endpoints.ts';

/** Has a link mailed that sets a new password. */
export async function askForResetLink(username: string) {
  const { forgotPassword } = await accountEndpoints();
  return callEndpoint(forgotPassword, { body: { username } });
}
