import { z } from 'zod';

/** Google's own addresses, or those of a double. */
export interface GoogleServers {
  /** Gives access tokens. */
  token: string;
  /** Keeps the tickets. */
  wallet: string;
  /** Where somebody saves a ticket: the token that names it follows. */
  save: string;
}

const ownServers: GoogleServers = {
  token: 'https://oauth2.googleapis.com/token',
  wallet: 'https://walletobjects.googleapis.com/walletobjects/v1',
  save: 'https://pay.google.com/gp/v/save/',
};

/** Google's own servers; those of a double are all at its base. */
export function googleServersAt(baseUrl?: string): GoogleServers {
  if (baseUrl === undefined) return ownServers;
  const at = (path: string) => new URL(path, baseUrl).href;
  return { token: at('/token'), wallet: at('/walletobjects/v1'), save: at('/gp/v/save/') };
}

/** Google did not answer, or did not take what it was sent. The same may be sent again: it has one effect. */
export class GoogleUnavailable extends Error {
  override readonly name = 'GoogleUnavailable';
}

/** Something that Google keeps: what it is, its id with the issuer, and what it says. */
export interface GoogleResource {
  kind: 'eventTicketClass' | 'eventTicketObject';
  id: string;
  content: object;
}

/** The association's account at Google. All throw GoogleUnavailable. */
export interface GoogleAccount {
  /** Inserts what Google does not keep yet, and changes what it keeps. */
  put(resource: GoogleResource): Promise<void>;
  /** Changes what Google keeps; what it does not keep stays so: the site may have had another issuer when it was saved. */
  change(resource: GoogleResource): Promise<void>;
}

const tokenAnswer = z.object({ access_token: z.string().min(1) });

/**
 * Signs in with what the service account asserts of itself. Signing in and all calls after it are given up together after
 * `timeoutMs`: neither a family nor a job waits longer.
 *
 * @throws GoogleUnavailable
 */
export async function signInToGoogle(
  { token, wallet }: GoogleServers,
  { assertion, timeoutMs }: { assertion: string; timeoutMs: number },
): Promise<GoogleAccount> {
  const signal = AbortSignal.timeout(timeoutMs);
  const exchange = async (url: string, init: RequestInit): Promise<{ status: number; text: string }> => {
    try {
      const answer = await fetch(url, { ...init, redirect: 'error', signal });
      return { status: answer.status, text: await answer.text() };
    } catch (cause) {
      throw new GoogleUnavailable('Google did not answer', { cause });
    }
  };
  const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion };
  const given = await exchange(token, { method: 'POST', body: new URLSearchParams(grant) });
  const accessToken = given.status === 200 ? tokenIn(given.text) : undefined;
  if (accessToken === undefined) throw new GoogleUnavailable(`Google gave no token (${given.status})`);

  const send = async (method: 'PATCH' | 'POST', path: string, body: object): Promise<number> => {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    return (await exchange(wallet + path, { method, headers, body: JSON.stringify(body) })).status;
  };
  const patch = ({ kind, id, content }: GoogleResource) =>
    send('PATCH', `/${kind}/${encodeURIComponent(id)}`, content);
  return {
    async put(resource) {
      const { kind, id, content } = resource;
      const status = await send('POST', `/${kind}`, { ...content, id });
      refuseUnlessTaken(status === 409 ? await patch(resource) : status);
    },
    async change(resource) {
      const status = await patch(resource);
      if (status !== 404) refuseUnlessTaken(status);
    },
  };
}

function refuseUnlessTaken(status: number): void {
  if (status < 200 || status > 299) throw new GoogleUnavailable(`Google refused a ticket (${status})`);
}

function tokenIn(text: string): string | undefined {
  try {
    return tokenAnswer.safeParse(JSON.parse(text)).data?.access_token;
  } catch {
    return undefined;
  }
}
