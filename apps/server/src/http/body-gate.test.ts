import { connect, type Socket } from 'node:net';

import { contactUs } from '@sangamam/contract/contact/contact';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { contactPayload } from '#test/fixtures/contact.ts';

let t: TestApp;
let port: number;
beforeAll(async () => {
  t = await buildTestApp();
  port = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => t.close());

/** Somebody who promises a megabyte and sends nothing of it. */
async function startSlowBody(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.on('error', () => undefined);
  socket.write(
    `POST ${contactUs.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n`,
  );
  return socket;
}

it('one address keeps so many large bodies open, the next one waits unread, and everything else goes on', async () => {
  const address = `http://127.0.0.1:${port}`;
  const slow = await Promise.all([startSlowBody(), startSlowBody(), startSlowBody()]);
  // Whoever is served after them finds them inside.
  await fetch(`${address}/healthz`);
  let isAnswered = false;
  const fourth = fetch(`${address}${contactUs.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactPayload()),
  }).finally(() => {
    isAnswered = true;
  });
  for (let count = 0; count < 20; count += 1) {
    expect((await fetch(`${address}/v1/system-settings`)).status).toBe(200);
  }
  expect(isAnswered).toBe(false);
  slow[0].destroy();
  expect((await fourth).status).toBe(200);
  for (const socket of slow) socket.destroy();
});

it('nobody stays inside who was answered or hung up', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      t.app.inject({ method: 'POST', url: contactUs.path, payload: { emailParams: {} } }),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
});
