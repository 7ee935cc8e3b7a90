import type { PasskeyRecord } from '@sangamam/contract/accounts/passkeys/passkey-endpoints';

import type { PasskeyRow } from './passkey-repository.ts';

/** A passkey without its key. */
export function presentPasskey({ id, name, backedUp, createdAt, lastUsedAt }: PasskeyRow): PasskeyRecord {
  return {
    _id: id,
    name,
    isSynced: backedUp,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
