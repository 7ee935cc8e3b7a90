import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { freePort } from '@sangamam/embedded-postgres/free-port';

import { selfSignedCertificate } from '../web/self-signed-certificate.ts';

/** nginx with the sample of `deploy/`, in front of processes of the site. */
export interface NginxFront {
  origin: string;
  port: number;
  /** The certificate to trust. */
  ca: Buffer;
  /** What nginx wrote into its log of errors. */
  errors: () => string;
  stop(): Promise<void>;
}

/**
 * Starts the machine's nginx with `deploy/nginx.conf`: only its ports, its name and its certificate are replaced, and
 * the second process that the sample has as a comment is there.
 *
 * @throws Error when there is no nginx, or it refuses the sample
 */
export async function startNginx(sites: readonly [number, number]): Promise<NginxFront> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const { key, cert } = selfSignedCertificate();
  const inFolder = (name: string) => path.join(folder, name);
  writeFileSync(inFolder('key.pem'), key);
  writeFileSync(inFolder('cert.pem'), cert);
  writeFileSync(
    inFolder('nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2; error_log ${inFolder('error.log')}; pid ${inFolder('pid')};
events {}
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${inFolder(of)};`).join('\n')}
${sampleFor({ sites, port, plainPort, inFolder })}
}`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', inFolder('nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(nginx, 'exit');
  const failed = once(nginx, 'error').then(([error]: unknown[]) => {
    throw new Error('nginx did not start: is it installed (apt install nginx-light)?', { cause: error });
  });
  const listening = Promise.race([
    untilListening(port),
    failed,
    ended.then(() => Promise.reject(new Error('nginx ended'))),
  ]);
  await listening.catch((error: unknown) => {
    nginx.kill('SIGTERM');
    throw error;
  });
  return {
    origin: `https://localhost:${port}`,
    port,
    ca: cert,
    errors: () => readFileSync(inFolder('error.log'), 'utf8'),
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function sampleFor({
  sites,
  port,
  plainPort,
  inFolder,
}: {
  sites: readonly [number, number];
  port: number;
  plainPort: number;
  inFolder: (name: string) => string;
}): string {
  return readFileSync(path.join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8')
    .replace('server 127.0.0.1:3000', `server 127.0.0.1:${sites[0]}`)
    .replace('# server 127.0.0.1:3001', `server 127.0.0.1:${sites[1]}`)
    .replaceAll(/^.*listen \[::\].*$/gmu, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace(/^ {4}listen 443/mu, `listen 127.0.0.1:${port}`)
    .replaceAll('register.example.org;', 'localhost;')
    .replace(/ssl_certificate \S+;/u, `ssl_certificate ${inFolder('cert.pem')};`)
    .replace(/ssl_certificate_key \S+;/u, `ssl_certificate_key ${inFolder('key.pem')};`);
}

async function untilListening(port: number): Promise<void> {
  const { connect } = await import('node:net');
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => void setTimeout(resolve, 50));
  }
  throw new Error('nginx does not listen');
}
