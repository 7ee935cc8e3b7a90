import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { contactUs } from '@sangamam/contract/contact/contact';
import { updateProfileImage } from '@sangamam/contract/people/picture/picture-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { createRegistrant } from '#test/fixtures/accounts.ts';
import { contactPayload } from '#test/fixtures/contact.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let port: number;
beforeAll(async () => {
  t = await buildTestApp();
  port = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => t.close());

/** A client that announces a megabyte and sends nothing; resolves once the limiter has seen the request. */
async function startSlowBody(from = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => undefined);
  socket.write(
    `POST ${contactUs.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\nexpect: 100-continue\r\n\r\n`,
  );
  await once(socket, 'data');
  return socket;
}

/** Whitespace that makes a body large enough to need a slot without changing its content. */
const padding = ' '.repeat(300 * 1024);
const largeBody = JSON.stringify(contactPayload()) + padding;

/** A client that sends its whole body at once. */
function send(
  remoteAddress: string,
  payload = largeBody,
  { url = contactUs.path, headers = {} }: { url?: string; headers?: Record<string, string> } = {},
) {
  return t.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
}

it('one address keeps so many large bodies open, the next one waits unread, and everything else goes on', async () => {
  const address = `http://127.0.0.1:${port}`;
  const slow = await Promise.all([startSlowBody(), startSlowBody()]);
  let isAnswered = false;
  const third = fetch(`${address}${contactUs.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: largeBody,
  }).finally(() => {
    isAnswered = true;
  });
  for (let count = 0; count < 20; count += 1) {
    expect((await fetch(`${address}/v1/system-settings`)).status).toBe(200);
  }
  expect(isAnswered).toBe(false);
  slow[0]?.destroy();
  expect((await third).status).toBe(200);
  for (const socket of slow) socket.destroy();
});

it('one address, with all that its line is given, has few wait; the next is asked to come back, others go on', async () => {
  const slow = await Promise.all([startSlowBody(), startSlowBody()]);
  const queue = Array.from({ length: 6 }, () => send('127.0.0.1'));
  const answers = Promise.all(queue);
  await fetch(`http://127.0.0.1:${port}/healthz`);
  const tooMany = await send('::ffff:127.0.0.1');
  expect(tooMany.statusCode).toBe(503);
  expect(tooMany.headers['retry-after']).toBe('5');
  // Small bodies and other networks do not wait.
  expect((await send('127.0.0.1', JSON.stringify(contactPayload()))).statusCode).toBe(200);
  expect((await send('203.0.113.9')).statusCode).toBe(200);
  for (const socket of slow) socket.destroy();
  expect((await answers).map(({ statusCode }) => statusCode)).toEqual(queue.map(() => 200));
});

it('anonymous callers who hold the gate from three addresses leave room for whoever is signed in', async () => {
  const token = await signInAs(t, await createRegistrant(t));
  const slow = await Promise.all([
    ...Array.from({ length: 2 }, () => startSlowBody()),
    ...Array.from({ length: 2 }, () => startSlowBody('127.0.0.2')),
    ...Array.from({ length: 2 }, () => startSlowBody('127.0.0.3')),
  ]);
  let isAnswered = false;
  const stranger = send('203.0.113.9').finally(() => {
    isAnswered = true;
  });
  const headers = { authorization: `Bearer ${token}` };
  const picture = await send('203.0.113.9', `{}${padding}`, { url: updateProfileImage.path, headers });
  expect(picture.statusCode).toBe(400);
  expect(isAnswered).toBe(false);
  for (const socket of slow) socket.destroy();
  expect((await stranger).statusCode).toBe(200);
});

it('nobody stays inside who was answered or hung up', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => send(`203.0.113.${n}`, `{"emailParams":{}}${padding}`)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
});
