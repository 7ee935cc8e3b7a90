import { Readable } from 'node:stream';

import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';

import { addSecurityHeaders } from './security-headers.ts';

function serve(publicUrl: string) {
  const app = fastify();
  addSecurityHeaders(app, { publicUrl });
  app.get('/text', () => 'hello');
  app.get('/stream', (_request, reply) => reply.send(Readable.from(['hello'])));
  app.get('/nothing', (_request, reply) => reply.code(304).send());
  app.get('/error', () => {
    throw new Error('no');
  });
  return app;
}

describe('security headers', () => {
  it.each(['/text', '/stream', '/nothing', '/error', '/unknown'])('come with %s', async (url) => {
    const { headers } = await serve('https://sangamam.test').inject(url);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it('ask for TLS only where the site is reached over it', async () => {
    const { headers } = await serve('http://sangamam.test').inject('/text');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).toHaveProperty('x-frame-options');
  });
});
