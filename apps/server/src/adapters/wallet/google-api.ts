import { z } from 'zod';

/** Google's own addresses, and those of a double in tests. */
export interface GoogleServers {
  /** Gives access tokens. */
  token: string;
  /** Keeps the tickets. */
  wallet: string;
}

export const googleServers: GoogleServers = {
  token: 'https://oauth2.googleapis.com/token',
  wallet: 'https://walletobjects.googleapis.com/walletobjects/v1',
};

/** Google does not keep a job waiting longer than this. */
const timeoutMs = 10_000;

const tokenAnswer = z.object({ access_token: z.string().min(1) });

/** An access token for the service account that signed the assertion. @throws Error where Google gives none */
export async function fetchAccessToken({ token }: GoogleServers, assertion: string): Promise<string> {
  const answer = await fetch(token, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const parsed = answer.status === 200 ? tokenAnswer.safeParse(await answer.json()).data : undefined;
  if (!parsed) throw new Error(`Google gave no token (${answer.status})`);
  return parsed.access_token;
}

/**
 * Changes what Google keeps at a path; whether it keeps it, for a family may never have followed its link.
 *
 * @throws Error where Google refuses or does not answer; changing it again does no harm
 */
export async function patchAtGoogle(
  { wallet }: GoogleServers,
  { accessToken, path, change }: { accessToken: string; path: string; change: object },
): Promise<boolean> {
  const answer = await fetch(wallet + path, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(change),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  if (answer.status === 404) return false;
  if (!answer.ok) throw new Error(`Google refused to change a ticket (${answer.status})`);
  return true;
}
