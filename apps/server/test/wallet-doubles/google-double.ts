import { createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { jwtVerify } from 'jose';

/** A running double of Google's tokens and of its API for wallets. */
export interface GoogleDouble {
  servers: { token: string; wallet: string };
  /** The paths that it keeps something at; all others are unknown. */
  kept: Set<string>;
  /** What was changed, in order. */
  changes: { path: string; change: Record<string, unknown> }[];
  /** The status of the next answers, before anything is done. */
  refuseNext(...statuses: number[]): void;
  close(): Promise<void>;
}

/** Starts it for the service account whose public key this is. */
export async function startGoogleDouble(account: {
  client_email: string;
  publicKey: string;
}): Promise<GoogleDouble> {
  const kept = new Set<string>();
  const changes: GoogleDouble['changes'] = [];
  const refusals: number[] = [];
  const accessToken = `ya29.${crypto.randomUUID()}`;
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const servers = { token: `${origin}/token`, wallet: `${origin}/walletobjects/v1` };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += String(part);
    const send = (status: number, data: object = {}) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
    const refusal = refusals.shift();
    if (refusal !== undefined) {
      send(refusal);
      return;
    }
    const { pathname } = new URL(request.url ?? '/', origin);
    if (pathname === '/token') {
      const form = new URLSearchParams(body);
      const { payload } = await jwtVerify(form.get('assertion') ?? '', createPublicKey(account.publicKey), {
        issuer: account.client_email,
        audience: servers.token,
      });
      const isScope = payload['scope'] === 'https://www.googleapis.com/auth/wallet_object.issuer';
      send(isScope ? 200 : 401, isScope ? { access_token: accessToken, expires_in: 3_599 } : {});
      return;
    }
    const path = decodeURIComponent(pathname.replace('/walletobjects/v1', ''));
    if (request.headers.authorization !== `Bearer ${accessToken}`) send(401);
    else if (request.method !== 'PATCH' || !kept.has(path)) send(404);
    else {
      changes.push({ path, change: JSON.parse(body) as Record<string, unknown> });
      send(200);
    }
  }

  return {
    servers,
    kept,
    changes,
    refuseNext: (...statuses) => refusals.push(...statuses),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
