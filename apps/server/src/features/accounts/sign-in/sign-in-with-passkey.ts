import type { signInWithPasskey as endpoint } from '@sangamam/contract/accounts/passkeys/passkey-endpoints';
import type { AuthenticationResponse } from '@sangamam/contract/accounts/passkeys/passkey-response';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

import type { Context } from '#server/db/context.ts';

import { verifyPasskey, type OwnedPasskey } from '../passkeys/verify-passkey.ts';
import { admit, type Device } from './admit.ts';

/**
 * Opens a session with a passkey. Its device has verified the user, by fingerprint, face or code: that is two factors, so
 * staff are not asked for a code.
 *
 * @throws INVALID_CREDENTIALS whatever was wrong
 */
export async function signInWithPasskey(
  ctx: Context,
  { passkey, account }: OwnedPasskey,
  answer: AuthenticationResponse,
  device: Device,
): Promise<EndpointResult<typeof endpoint>> {
  await verifyPasskey(ctx, passkey, answer);
  return admit(ctx, account, device);
}
