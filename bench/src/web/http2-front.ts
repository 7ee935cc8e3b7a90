import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';

import { selfSignedCertificate } from './self-signed-certificate.ts';

/** HTTP/2 with TLS in front of the site, like a proxy in production. */
export interface Front {
  /** The URL for the browser. */
  origin: string;
  /** The target of the requests from now on. */
  leadTo(origin: string): void;
  stop(): Promise<void>;
}

// Headers that belong to one connection, or only to HTTP/1.1.
const ownToConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

export async function startFront(): Promise<Front> {
  const agent = new http.Agent({ keepAlive: true });
  let target = '';
  const server = http2.createSecureServer(selfSignedCertificate(), (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && !ownToConnection.has(name)),
    );
    const asked = http.request(`${target}${request.url}`, { method: request.method, headers, agent });
    asked.on('response', (answer) => {
      const passed = Object.entries(answer.headers).filter(([name]) => !ownToConnection.has(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(passed) as http2.OutgoingHttpHeaders);
      answer.pipe(response);
    });
    asked.on('error', () => response.stream?.close(http2.constants.NGHTTP2_INTERNAL_ERROR));
    request.pipe(asked);
  });
  const sessions = new Set<http2.ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (origin) => {
      target = origin;
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const session of sessions) session.destroy();
      agent.destroy();
      await closed;
    },
  };
}
