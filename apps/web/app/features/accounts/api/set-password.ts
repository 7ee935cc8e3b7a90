import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { accountEndpoints } from './account-endpoints.ts';

/** Sets the first password by the mailed link and uses the link up. */
export async function sendFirstPassword(body: { token: string; password: string }) {
  const { setPassword } = await accountEndpoints();
  return callEndpoint(setPassword, { body });
}
