import { contactUs } from '@sangamam/contract/contact/contact';
import {
  answerMessage,
  getMessage,
  listMessages,
} from '@sangamam/contract/contact/messages/message-admin-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { attached, contactPayload } from '#test/fixtures/contact.ts';
import { attacks, tagsOf } from '#test/fixtures/markup.ts';
import { smallPdf } from '#test/fixtures/pictures.ts';
import { outbox } from '#test/outbox.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await buildTestApp();
  token = await signInAs(t, await createStaff(t, 'EDITOR'));
});
afterAll(() => t.close());

const write = (changes: object, attachments: object[] = []) =>
  callLoosely(t, contactUs, {
    body: { emailParams: { ...contactPayload().emailParams, ...changes }, attachments },
  });
const newest = async () => {
  const { data } = await call(t, listMessages, { query: { pageSize: '1' } }, { token });
  const messageId = data.docs[0]?._id ?? '';
  return (await call(t, getMessage, { params: { messageId } }, { token })).data;
};
const latestMail = async (to: string) => {
  const mail = (await outbox(t, { to })).at(-1);
  if (!mail) throw new Error(`No mail went to ${to}`);
  return mail;
};

/** The tags of a mail, without the address of its link, which differs between messages. */
const tagsOfMail = ({ html }: { html: string }) =>
  tagsOf(html).map((tag) => tag.replace(/messages\/[\da-f-]+/u, 'messages/id'));

/** The tags of the mails of a message without markup. */
let usualToUs: string[];
let usualToThem: string[];
beforeAll(async () => {
  await write({}, [attached('a.pdf', smallPdf)]);
  usualToUs = tagsOfMail(await latestMail('support@example.org'));
  await answer('words');
  usualToThem = tagsOfMail(await latestMail('annamma@example.org'));
});

async function answer(body: string) {
  const { _id: messageId } = await newest();
  await call(t, answerMessage, { params: { messageId }, body: { body, answersSeen: 0 } }, { token });
}

describe.each(Object.entries(attacks))('%s', (_name, markup) => {
  it('stays plain text as subject, message, file name and answer, in the inbox and in both mails', async () => {
    const typed = { messageSubject: markup, messageBody: markup };
    const { status } = await write(typed, [attached(`${markup.replaceAll(/[/\\]/gu, '')}.pdf`, smallPdf)]);
    expect(status).toBe(200);
    expect(await newest()).toMatchObject(typed);
    const toUs = await latestMail('support@example.org');
    expect(toUs.subject).toBe(`Message from the website: ${markup}`);
    expect(toUs.text).toContain(markup);
    expect(tagsOfMail(toUs)).toEqual(usualToUs);

    await answer(markup);
    const toThem = await latestMail('annamma@example.org');
    expect(toThem.text).toContain(`> ${markup}`);
    expect(tagsOfMail(toThem)).toEqual(usualToThem);
  });

  it.each(['fullname', 'countryCode', 'phoneNumber', 'country', 'emailAddress'])(
    'as %s is refused',
    async (field) => {
      const { _id } = await newest();
      const { status, errors } = await write({ [field]: markup });
      expect([status, errors[0]?.field]).toEqual([400, `emailParams.${field}`]);
      expect((await newest())._id).toBe(_id);
    },
  );
});

it('a mail without escaping has tags that ours does not have: the comparison above can fail', async () => {
  await write({ messageBody: attacks['a script'] });
  const { html } = await latestMail('support@example.org');
  const unescaped = html.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  expect(tagsOf(unescaped)).toContain('<script>');
  expect(tagsOf(html)).not.toContain('<script>');
});
