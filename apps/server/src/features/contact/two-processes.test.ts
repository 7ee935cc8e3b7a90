import { contactUs } from '@sangamam/contract/contact/contact';
import {
  answerMessage,
  getMessage,
  listMessages,
} from '@sangamam/contract/contact/messages/message-admin-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { allowances } from '#server/http/limits/rate-limits.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { attached, contactPayload } from '#test/fixtures/contact.ts';
import { smallPdf } from '#test/fixtures/pictures.ts';
import { outbox } from '#test/outbox.ts';
import { startServerChild, type ServerChild } from '#test/servers/server-child.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let token: string;
let guarded: ServerChild[];
let twins: ServerChild[];
/** Each server as it starts: also those of a start that failed half-way are stopped. */
const started: ServerChild[] = [];
beforeAll(async () => {
  t = await buildTestApp();
  token = await signInAs(t, await createStaff(t, 'EDITOR'));
  const start = async (rateLimits: boolean) => {
    const server = await startServerChild(t.databaseUrl, t.filesFolder, { rateLimits });
    started.push(server);
    return server;
  };
  guarded = await Promise.all([start(true), start(true)]);
  twins = await Promise.all([start(false), start(false)]);
});
afterAll(async () => {
  await Promise.all(started.map((server) => server.stop()));
  await t.close();
});

const { attempts } = allowances.contact.address;

/** Sends a body to the servers in turn and returns the statuses. */
async function send(servers: readonly ServerChild[], count: number, body: object): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const response = await fetch(new URL(contactUs.path, servers[turn % servers.length]?.origin), {
      method: contactUs.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    statuses.push(response.status);
  }
  return statuses;
}
const received = async () => (await call(t, listMessages, { query: {} }, { token })).data.total;

it('bots that fill in the hidden field store nothing on either process and are counted by the limit', async () => {
  const spam = {
    ...contactPayload(),
    website: 'http://spam.example',
    attachments: [attached('a.pdf', smallPdf)],
  };
  expect(await send(twins, 4, spam)).toEqual([200, 200, 200, 200]);
  expect(await received()).toBe(0);
  expect(await outbox(t)).toEqual([]);
});

it('two processes count messages together; without limits every message is taken', async () => {
  const flood = await send(twins, attempts + 2, contactPayload());
  expect(new Set(flood)).toEqual(new Set([200]));
  const before = await received();
  const statuses = await send(guarded, attempts + 2, contactPayload());
  expect(statuses.slice(0, attempts).every((status) => status === 200)).toBe(true);
  expect(statuses.slice(attempts)).toEqual([429, 429]);
  expect((await received()) - before).toBe(attempts);
});

it('an answer sent repeatedly to two processes at once is mailed once', async () => {
  const { docs } = (await call(t, listMessages, { query: {} }, { token })).data;
  const messageId = docs[0]?._id ?? '';
  const before = (await outbox(t)).filter(({ kind }) => kind === 'contact.answer').length;
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, turn) =>
      fetch(new URL(answerMessage.path.replace('{messageId}', messageId), twins[turn % 2]?.origin), {
        method: answerMessage.method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ body: 'In July.', answersSeen: 0 }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
  expect((await call(t, getMessage, { params: { messageId } }, { token })).data.answers).toHaveLength(1);
  const after = (await outbox(t)).filter(({ kind }) => kind === 'contact.answer').length;
  expect(after - before).toBe(1);
});
