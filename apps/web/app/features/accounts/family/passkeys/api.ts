import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '@sangamam/contract/accounts/passkeys/passkey-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { createCallHook, createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

const group = 'passkeys';

/** The account's passkeys, the newest first. */
export const usePasskeys = createQueryHook(listPasskeys, () => ({}), { group });

/** Has the browser make a passkey, which asks the person for fingerprint, face or code, and stores it. */
export const useAddPasskey = createCallHook(
  () => async () => {
    const [optionsJSON, { startRegistration }] = await Promise.all([
      callEndpoint(beginPasskey, {}),
      import('@simplewebauthn/browser'),
    ]);
    const response = await startRegistration({ optionsJSON });
    return callEndpoint(addPasskey, { body: { response } });
  },
  { refreshes: [group] },
);

export const useRenamePasskey = createMutationHook(
  renamePasskey,
  (passkeyId: string) => (body: { name: string }) => ({ params: { passkeyId }, body }),
  { refreshes: [group] },
);

export const useRemovePasskey = createMutationHook(
  removePasskey,
  () => (passkeyId: string) => ({ params: { passkeyId } }),
  { refreshes: [group] },
);
