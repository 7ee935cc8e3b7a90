import { once } from 'node:events';
import { constants, createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';

import { localhostCertificate } from '#test/fixtures/localhost-certificate.ts';

/** What a phone was told. */
interface ToldPhone {
  token: string;
  topic: unknown;
  body: string;
  /** The subject of the certificate that told it. */
  by: string | undefined;
}

/** A running double of Apple's push service, which speaks HTTP/2 over TLS and takes who shows a certificate. */
export interface ApnsDouble {
  server: { origin: string; ca: string };
  told: ToldPhone[];
  /** Ends the connection at the next message for a token, as a server does that is restarted. */
  breakNext(token: string): void;
  /** The answer to the next message for a token. */
  refuseNext(token: string, refusal: { status: number; reason: string }): void;
  close(): Promise<void>;
}

/** Starts it; `ca` is the authority of the certificates that it takes. */
export async function startApnsDouble(ca: string): Promise<ApnsDouble> {
  const told: ToldPhone[] = [];
  const broken = new Set<string>();
  const refusals = new Map<string, { status: number; reason: string }>();
  const server = createSecureServer({
    ...localhostCertificate,
    ca,
    requestCert: true,
    rejectUnauthorized: true,
  });
  server.on('stream', (stream, headers) => {
    void (async () => {
      const token = String(headers[constants.HTTP2_HEADER_PATH]).replace('/3/device/', '');
      let body = '';
      // Not by iterating, which ends the answer with the question.
      stream.setEncoding('utf8').on('data', (part: string) => (body += part));
      await once(stream, 'end');
      if (broken.delete(token)) {
        stream.session?.goaway(constants.NGHTTP2_INTERNAL_ERROR);
        return;
      }
      const refusal = refusals.get(token);
      refusals.delete(token);
      if (refusal) {
        stream.respond({ [constants.HTTP2_HEADER_STATUS]: refusal.status });
        stream.end(JSON.stringify({ reason: refusal.reason }));
        return;
      }
      const subject = (stream.session?.socket as TLSSocket | undefined)?.getPeerCertificate().subject;
      told.push({ token, topic: headers['apns-topic'], body, by: subject?.CN as string | undefined });
      stream.respond({ [constants.HTTP2_HEADER_STATUS]: 200 });
      stream.end();
    })();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  return {
    server: { origin, ca: localhostCertificate.cert },
    told,
    breakNext: (token) => broken.add(token),
    refuseNext: (token, refusal) => refusals.set(token, refusal),
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
