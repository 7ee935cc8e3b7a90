import { createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { jwtVerify } from 'jose';

import type { GoogleWalletSettings } from '#server/adapters/wallet/google-settings.ts';

import { savePage } from './save-page.ts';

/** A running double of Google's tokens, of its API for wallets, and of the page that saves a ticket. */
export interface GoogleDouble {
  baseUrl: string;
  /** What it keeps, by path: `/eventTicketObject/<id>`. */
  kept: Map<string, Record<string, unknown>>;
  /**
   * What becomes of the next request whose path begins so: this status and nothing done, or no answer at all. `LOST` does what
   * was asked, and ends the connection instead of answering.
   */
  failNext(path: string, how: Failure): void;
  /** What happens elsewhere before the next request whose path begins so is done. */
  during(path: string, event: () => Promise<unknown>): void;
  close(): Promise<void>;
}

type Failure = number | 'SILENT' | 'LOST';

/** Starts it for the issuer and the service account whose public key this is. */
export async function startGoogleDouble({
  issuer,
  account,
  publicKey,
}: GoogleWalletSettings & { publicKey: string }): Promise<GoogleDouble> {
  const kept: GoogleDouble['kept'] = new Map();
  const failures: { path: string; how: Failure }[] = [];
  const events: { path: string; event: () => Promise<unknown> }[] = [];
  const accessToken = `ya29.${crypto.randomUUID()}`;
  const key = createPublicKey(publicKey);
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const path = decodeURIComponent(new URL(request.url ?? '/', baseUrl).pathname).replace(
      '/walletobjects/v1',
      '',
    );
    await takeFor(path, events)?.event();
    const failure = takeFor(path, failures);
    if (failure?.how === 'SILENT') return;
    if (path.startsWith('/gp/v/save/')) {
      const page = await savePage(path.replace('/gp/v/save/', ''), { account, key, kept });
      response.writeHead(page === undefined ? 400 : 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(page ?? 'Something went wrong');
      return;
    }
    const [status, data] =
      typeof failure?.how === 'number'
        ? [failure.how, {}]
        : path === '/token'
          ? await giveToken(body)
          : change(request, path, body);
    if (failure?.how === 'LOST') response.destroy();
    else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
  }

  async function giveToken(body: string): Promise<[status: number, data: object]> {
    const { payload } = await jwtVerify(new URLSearchParams(body).get('assertion') ?? '', key, {
      issuer: account.client_email,
      audience: `${baseUrl}/token`,
    });
    const isScope = payload['scope'] === 'https://www.googleapis.com/auth/wallet_object.issuer';
    return isScope ? [200, { access_token: accessToken, expires_in: 3_599 }] : [401, {}];
  }

  /** Inserts what is not there, changes what is, and has no ticket without its class. */
  function change(request: IncomingMessage, path: string, body: string): [status: number, data: object] {
    if (request.headers.authorization !== `Bearer ${accessToken}`) return [401, {}];
    const [, kind = '', id] = path.split('/');
    const resource = JSON.parse(body) as Record<string, unknown>;
    if (request.method === 'POST' && id === undefined) {
      const own = `/${kind}/${String(resource['id'])}`;
      if (!own.startsWith(`/${kind}/${issuer}.`)) return [403, {}];
      if (kept.has(own)) return [409, {}];
      if (kind === 'eventTicketObject' && !kept.has(`/eventTicketClass/${String(resource['classId'])}`))
        return [404, {}];
      kept.set(own, resource);
      return [200, resource];
    }
    const before = kept.get(path);
    if (request.method !== 'PATCH' || before === undefined) return [404, {}];
    kept.set(path, { ...before, ...resource });
    return [200, {}];
  }

  return {
    baseUrl,
    kept,
    failNext: (path, how) => failures.push({ path, how }),
    during: (path, event) => events.push({ path, event }),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The first of these that is meant for a path, which is taken away. */
function takeFor<Meant extends { path: string }>(path: string, meant: Meant[]): Meant | undefined {
  const index = meant.findIndex((each) => path.startsWith(each.path));
  return index === -1 ? undefined : meant.splice(index, 1)[0];
}
