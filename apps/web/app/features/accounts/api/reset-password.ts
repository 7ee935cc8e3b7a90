import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { accountEndpoints } from './account-endpoints.ts';

/** Sets a new password by the mailed link and uses the link up. */
export async function sendNewPassword(body: { token: string; password: string }) {
  const { resetPassword } = await accountEndpoints();
  return callEndpoint(resetPassword, { body });
}
