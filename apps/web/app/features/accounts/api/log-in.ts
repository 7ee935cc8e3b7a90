import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { accountEndpoints } from './account-endpoints.ts';

/** Opens a session on the server; keeping it is the caller's part. */
export async function logIn(body: { username: string; password: string }) {
  const { login } = await accountEndpoints();
  return callEndpoint(login, { body });
}
