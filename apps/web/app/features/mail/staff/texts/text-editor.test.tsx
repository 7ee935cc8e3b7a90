import {
  previewMailText,
  resetMailText,
  saveMailText,
  getMailText,
  type MailTextDetail,
} from '@sangamam/contract/mail/texts/mail-text-endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { sampleId } from '../../../../../test/sample-orders.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';

import { useMailText } from './api.ts';
import { TextEditor } from './text-editor.tsx';

const conventionId = sampleId('convention');
const kind = 'order-approved' as const;
const ours = {
  subject: 'Your registration for {convention} is approved',
  body: '<p>Good news.</p><p>{details}</p><p>{next step}</p><p>{button}</p>',
};
const none: MailTextDetail = {
  conventionId,
  kind,
  en: { ours, versions: [] },
  ml: { ours, versions: [] },
};
const version = (number: number, subject: string | null): MailTextDetail['en']['versions'][number] => ({
  version: number,
  subject,
  body: subject === null ? null : ours.body.replace('Good news.', 'Bring a hat.'),
  changedAt: '2026-11-03T10:00:00.000Z',
  changedBy: 'Lizy Cherian',
});
const changed = (...versions: MailTextDetail['en']['versions']): MailTextDetail => ({
  ...none,
  en: { ours, versions },
});

/** The stored text, which the test changes. */
async function show(start: MailTextDetail, scheme: 'light' | 'dark' = 'light', at = '/') {
  const stored = { now: start };
  mockEndpoint(getMailText, () => stored.now);
  const previews = mockEndpoint(previewMailText, ({ body: { subject } }) => ({
    registrantName: 'Mercy Luke',
    number: 'TQ83GKE',
    subject,
    html: `<!doctype html><html lang="en"><head><title>Mail</title></head><body><p>${subject}</p></body></html>`,
    text: subject,
  }));
  const Component = () => (
    <main>
      <h1>Approved</h1>
      <Loaded query={useMailText(conventionId, kind)}>{(detail) => <TextEditor detail={detail} />}</Loaded>
    </main>
  );
  await renderApp([{ path: '/', Component }], { as: {}, scheme, at });
  await expect.element(text()).toBeVisible();
  return { stored, previews };
}

const subject = () => page.getByLabelText('Subject', { exact: true });
const text = () => page.getByRole('textbox', { name: 'Text', exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test.for(['light', 'dark'] as const)(
  'our text stands in the editor until it is changed (%s)',
  async (scheme) => {
    const { stored } = await show(none, scheme);
    const calls = mockEndpoint(saveMailText, ({ body }) => {
      stored.now = changed({ ...version(1, body.subject), body: body.body });
      return stored.now;
    });
    await expect.element(page.getByText(/^This is our text/u)).toBeVisible();
    await expect
      .element(page.getByRole('heading', { name: 'As Mercy Luke (TQ83GKE) reads it' }))
      .toBeVisible();
    await expectNoAxeViolations();
    await subject().fill('You are in');
    await button('Save text').click();
    await expect
      .element(page.getByText('Your text: version 1, by Lizy Cherian', { exact: false }))
      .toBeVisible();
    await expect.element(page.getByText('Malayalam readers still get our text')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([
      { kind, language: 'en', version: 0, subject: 'You are in', body: ours.body },
    ]);
  },
);

test('what is missing is named, and nothing is sent', async () => {
  await show(none);
  const calls = mockEndpoint(saveMailText, () => none);
  await text().fill('Welcome');
  await button('Save text').click();
  await expect.element(page.getByText('{details} is missing. This mail must have it').first()).toBeVisible();
  await expect.element(page.getByText('The preview shows the text once it has no faults.')).toBeVisible();
  expect(calls).toEqual([]);
});

test('a block is put in as a paragraph of its own', async () => {
  const { previews } = await show(none);
  await text().fill('Welcome');
  for (const name of ['Details', 'Next step', 'Button']) await button(name).click();
  await userEvent.keyboard('Bye');
  await expect
    .poll(() => previews.at(-1)?.body.body)
    .toBe('<p>Welcome</p><p>{details}</p><p>{next step}</p><p>{button}</p><p>Bye</p>');
});

test('somebody who was quicker is shown, and what was typed stays', async () => {
  const { stored } = await show(none);
  mockEndpoint(saveMailText, ({ body }) => {
    if (body.version !== 1) throw new Refusal('CONFLICT');
    stored.now = changed(version(2, body.subject), version(1, 'Quicker'));
    return stored.now;
  });
  await subject().fill('Late');
  stored.now = changed(version(1, 'Quicker'));
  await button('Save text').click();
  await expect.element(page.getByText(/^Somebody else changed this in the meantime/u).first()).toBeVisible();
  await button('Show the newer version').click();
  await expect.element(text()).toMatchTextContent(/^Bring a hat\./u);
  await expect.element(subject()).toHaveValue('Late');
  await button('Save text').click();
  await expect.element(page.getByText('Your text: version 2', { exact: false })).toBeVisible();
});

test('going back is asked once, and an earlier version can be put into the editor', async () => {
  const { stored } = await show(changed(version(1, 'You are in')));
  const calls = mockEndpoint(resetMailText, () => {
    stored.now = changed(version(2, null), version(1, 'You are in'));
    return stored.now;
  });
  await button('Back to our text').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to our text' }).click();
  await expect.element(subject()).toHaveValue(ours.subject);
  await expect.element(text()).toMatchTextContent(/^Good news\./u);
  expect(calls.map(({ body }) => body)).toEqual([{ kind, language: 'en', version: 1 }]);
  await page.getByText('Versions', { exact: true }).click();
  await button('Put into the editor Version 1').click();
  await expect.element(subject()).toHaveValue('You are in');
  await expect.element(text()).toMatchTextContent(/^Bring a hat\./u);
});

test('the Malayalam text is another one, and is ours until it is written', async () => {
  const { previews } = await show(changed(version(1, 'You are in')), 'light', '/?language=ml');
  await expect.element(subject()).toHaveValue(ours.subject);
  await expect.element(page.getByText('Malayalam readers still get our text')).toBeVisible();
  await expect.element(subject()).toHaveAttribute('lang', 'ml');
  await expect.poll(() => previews.at(-1)?.body.language).toBe('ml');
});

test('a number that the convention does not have is said at its field', async () => {
  await show(none);
  mockEndpoint(previewMailText, () => {
    throw new Refusal('ORDER_NOT_FOUND');
  });
  await page.getByLabelText('Registration number').fill('NOSUCH1');
  await expect.element(page.getByText('This convention has no registration with this number')).toBeVisible();
});
