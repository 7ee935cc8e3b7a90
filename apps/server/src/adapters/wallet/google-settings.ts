import { createPrivateKey } from 'node:crypto';

import { z } from 'zod';

/** A service account as Google's console writes it; what else is in the file is not looked at. */
const serviceAccount = z.object({
  client_email: z.email(),
  private_key: z.string().refine(isRsaKey),
});

/** The association's account at Google for its passes. */
export interface GoogleWalletSettings {
  issuer: string;
  account: z.output<typeof serviceAccount>;
  /** Where a double of Google is; undefined: Google itself. */
  baseUrl?: string | undefined;
  /** After how long Google is given up; undefined: after ten seconds. */
  timeoutMs?: number | undefined;
}

/** The service account in the text of its JSON file; undefined where the text is none. */
export function serviceAccountIn(text: string): GoogleWalletSettings['account'] | undefined {
  try {
    return serviceAccount.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
