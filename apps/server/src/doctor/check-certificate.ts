import { isIP } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';

import type { Env } from '#server/env.ts';

import { failure, ok, warning, type Finding } from './finding.ts';
import { within } from './run-check.ts';

interface CertificateOptions {
  /** Certificates to trust instead of those of the machine. */
  authorities: readonly string[] | undefined;
  now: Date;
  ms: number;
  /** How long before its end a certificate is reported, in milliseconds. */
  expiringMs: number;
}

/** Whether browsers accept the certificate at `PUBLIC_URL`, and for how long. */
export async function checkCertificate(
  { publicUrl }: Pick<Env, 'publicUrl'>,
  { authorities, now, ms, expiringMs }: CertificateOptions,
): Promise<Finding[]> {
  const { protocol, host: name, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return [];
  const presented = await readCertificate({ hostname, port: Number(port || 443), authorities, ms }).catch(
    (error: unknown) => error as Error,
  );
  if (presented instanceof Error) {
    return [
      warning(
        'certificate',
        `No certificate could be read at ${name}: ${presented.message}.`,
        'Check that the proxy runs and that the name leads to it; some networks do not let a machine reach its own public address.',
      ),
    ];
  }
  const { validTo, problem } = presented;
  const left = validTo.getTime() - now.getTime();
  const until = validTo.toISOString().slice(0, 10);
  if (left <= 0) return [failure('certificate', `The certificate of ${name} expired on ${until}.`, renewIt)];
  if (problem !== undefined) {
    return [
      failure(
        'certificate',
        `Browsers do not accept the certificate of ${name}: ${problem}.`,
        'Give the proxy a certificate of a public authority for this name, with its whole chain.',
      ),
    ];
  }
  if (left < expiringMs)
    return [warning('certificate', `The certificate of ${name} expires on ${until}.`, renewIt)];
  return [ok('certificate', `The certificate of ${name} is valid until ${until}.`)];
}

const renewIt = 'Renew it, and see in the log of the proxy why it was not renewed by itself.';

/** @throws Error when nothing at the address speaks TLS in time */
async function readCertificate({
  hostname,
  port,
  authorities,
  ms,
}: {
  hostname: string;
  port: number;
  authorities: readonly string[] | undefined;
  ms: number;
}): Promise<{ validTo: Date; problem: string | undefined }> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // An address of version 6 stands in brackets in a URL.
  const host = hostname.replaceAll(/[[\]]/gu, '');
  const socket = connect({
    host,
    port,
    ...(isIP(host) === 0 && { servername: host }),
    // Read, not trusted: nothing is sent.
    rejectUnauthorized: false,
    ...(authorities !== undefined && { ca: [...authorities] }),
  });
  socket.once('secureConnect', resolve);
  socket.once('error', reject);
  try {
    await within(ms, promise);
    const certificate: PeerCertificate = socket.getPeerCertificate();
    // Node types it as an error; it is the error's code.
    const problem = socket.authorized ? undefined : String(socket.authorizationError);
    return { validTo: new Date(certificate.valid_to), problem };
  } finally {
    socket.destroy();
  }
}
