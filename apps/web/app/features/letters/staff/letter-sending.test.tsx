import * as endpoints from '@sangamam/contract/letters/letter-endpoints';
import type { LetterDetail } from '@sangamam/contract/letters/letter-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../test/render-app.tsx';
import { sampleId } from '../../../../test/sample-orders.ts';
import { LetterRecipients } from './letter-recipients.tsx';
import { LetterSending } from './letter-sending.tsx';

const draft: LetterDetail = {
  _id: sampleId('letter'),
  conventionId: sampleId('convention'),
  conventionName: 'Sangamam 2027',
  subjectEn: 'The bus',
  bodyEn: '<p>It leaves an hour later.</p>',
  subjectMl: '',
  bodyMl: '',
  state: 'DRAFT',
  audience: { name: '', filters: {}, first: 'SUBMITTED' },
  counts: { recipients: 212, waiting: 212, leaving: 0, left: 0, failed: 0, without: 3 },
  reasons: [
    { reason: 'NO_ADDRESS', count: 2 },
    { reason: 'GIVEN_UP', count: 1 },
  ],
  preparedAt: '2026-11-28T15:00:00.000Z',
  scheduledFor: null,
  startedAt: null,
  changedBy: 'Lizy Cherian',
  changedAt: '2026-11-28T14:00:00.000Z',
  revision: 4,
  undoUntil: null,
  goesOnAt: null,
  asksBecause: null,
  askedBy: null,
  askedAt: null,
  approvedBy: null,
  sentBackBecause: '',
  canLeave: true,
  actions: ['SEND', 'CHANGE', 'DELETE'],
};

const show = (
  changes: Partial<LetterDetail> = {},
  scheme: 'light' | 'dark' = 'light',
  { mayFind = true } = {},
) =>
  renderPiece(
    <main>
      <h1>The bus</h1>
      <LetterSending letter={{ ...draft, ...changes }} />
      <LetterRecipients letter={{ ...draft, ...changes }} mayFind={mayFind}>
        <p>Every registration</p>
      </LetterRecipients>
    </main>,
    { scheme },
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

test.for(['light', 'dark'] as const)(
  'a letter is sent after a question that names how many get it (%s)',
  async (scheme) => {
    const calls = mockEndpoint(endpoints.sendLetter, () => ({ ...draft, state: 'SENDING' as const }));
    await show({}, scheme);
    await expect.element(page.getByText('3 families do not')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '2 No email address' })).toBeVisible();
    await expectNoAxeViolations();
    await button('Send now').click();
    await expect.element(page.getByRole('dialog', { name: 'Send to 212 families?' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.element(page.getByText('The letter leaves in a minute')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ revision: 4, scheduledFor: null }]);
  },
);

test('a refusal stays in the question', async () => {
  mockEndpoint(endpoints.sendLetter, () => {
    throw new Refusal('CONFLICT');
  });
  await show();
  await button('Send now').click();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(dialog.getByRole('alert')).not.toBeEmptyDOMElement();
});

test('a time that is over is refused, another one schedules the letter', async () => {
  const calls = mockEndpoint(endpoints.sendLetter, () => draft);
  await show();
  await button('Send later').click();
  const when = dialog.getByLabelText('When');
  await when.fill('2020-01-01T10:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect.element(dialog.getByText('Please choose a time that is not over')).toBeVisible();
  expect(calls).toEqual([]);
  await when.fill('2099-01-01T10:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect.element(page.getByText(/^It leaves /u)).toBeVisible();
  expect(calls[0]?.body.scheduledFor).toBe(new Date('2099-01-01T10:00').toISOString());
});

test('for many a second person is asked, who approves or sends it back with words', async () => {
  const asked = mockEndpoint(endpoints.askForLetterApproval, () => draft);
  await show({ asksBecause: 'MANY', actions: ['ASK', 'CHANGE'] });
  await expect.element(button('Send now')).not.toBeInTheDocument();
  await button('Ask for approval').click();
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect.element(page.getByText('Approval asked for')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('whoever approves reads who asked, and may send it back', async () => {
  const back = mockEndpoint(endpoints.sendLetterBack, () => draft);
  const approved = mockEndpoint(endpoints.approveLetter, () => draft);
  await show({
    state: 'WAITING',
    askedBy: 'Lizy Cherian',
    askedAt: draft.changedAt,
    actions: ['APPROVE', 'SEND_BACK', 'CHANGE'],
  });
  await expect.element(page.getByText(/^Lizy Cherian asked for approval/u)).toBeVisible();
  await button('Send back').click();
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect.element(dialog.getByText('Please say what should change').first()).toBeVisible();
  await dialog.getByLabelText('What should change').fill('The hour is wrong');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect.element(page.getByText('Letter sent back')).toBeVisible();
  expect(back[0]?.body).toEqual({ revision: 4, because: 'The hour is wrong' });
  await button('Approve and send').click();
  await dialog.getByRole('button', { name: 'Approve and send' }).click();
  await expect.element(page.getByText('The letter leaves in a minute')).toBeVisible();
  expect(approved[0]?.body).toEqual({ revision: 4 });
});

const onItsWay: Partial<LetterDetail> = {
  state: 'SENDING',
  counts: { ...draft.counts, waiting: 12, leaving: 100, left: 100 },
  actions: ['STOP'],
};

test('one on its way shows how far it is, and is undone at first', async () => {
  const stopped = mockEndpoint(endpoints.stopLetter, () => draft);
  await show({ ...onItsWay, undoUntil: new Date(Date.now() + 60_000).toISOString() });
  await expect.element(page.getByText('100 of 212 have left')).toBeVisible();
  await button('Undo sending this letter').click();
  await expect.element(page.getByText('Undone: nobody got it')).toBeVisible();
  expect(stopped).toHaveLength(1);
});

test('later it is stopped after a question; one that waits for the next day says when it goes on', async () => {
  const stopped = mockEndpoint(endpoints.stopLetter, () => draft);
  await show({ ...onItsWay, goesOnAt: '2026-11-29T15:00:00.000Z' });
  await expect.element(page.getByText(/^As many mails as the rules allow left in 24 hours/u)).toBeVisible();
  await button('Stop').click();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect.element(page.getByText('Letter stopped')).toBeVisible();
  expect(stopped).toHaveLength(1);
});

test('without recipients these are found first; a refusal is said', async () => {
  let isRefused = true;
  const calls = mockEndpoint(endpoints.prepareLetter, () => {
    if (isRefused) throw new Refusal('CONFLICT');
    return draft;
  });
  const counts = { recipients: 0, waiting: 0, leaving: 0, left: 0, failed: 0, without: 0 };
  await show({ preparedAt: null, counts, reasons: [], actions: ['CHANGE', 'DELETE'] });
  await expect.element(button('Send now')).not.toBeInTheDocument();
  await button('Find recipients').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  isRefused = false;
  await button('Find recipients').click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([{ revision: 4 }, { revision: 4 }]);
});

test('where nobody matches it says so', async () => {
  const counts = { recipients: 0, waiting: 0, leaving: 0, left: 0, failed: 0, without: 0 };
  await show({ counts, reasons: [], actions: ['CHANGE'] });
  await expect.element(page.getByText('No family matches.')).toBeVisible();
});

test('one that has left says who has it, what failed and who approved it', async () => {
  const counts = { ...draft.counts, waiting: 0, left: 210, failed: 2 };
  await show({ state: 'SENT', counts, approvedBy: 'Mary Thomas', actions: [] });
  await expect.element(page.getByText('210 families have it.')).toBeVisible();
  await expect.element(page.getByText('2 mails failed')).toBeVisible();
  await expect.element(page.getByText('Approved by Mary Thomas.')).toBeVisible();
});

test('one that was sent back says what should change', async () => {
  await show({ sentBackBecause: 'The hour is wrong' });
  await expect.element(page.getByText('The hour is wrong')).toBeVisible();
});

test('one that was stopped goes to those who are left, and says who already got it', async () => {
  await show({
    state: 'STOPPED',
    counts: { recipients: 212, waiting: 200, leaving: 0, left: 12, failed: 0, without: 3 },
    reasons: [
      { reason: 'GOT_IT', count: 12 },
      { reason: 'NO_ADDRESS', count: 3 },
    ],
  });
  await expect.element(page.getByText('200 families get it')).toBeVisible();
  await expect.element(page.getByText('15 families do not')).toBeVisible();
  await expect.element(page.getByText('Already got it').first()).toBeVisible();
  await expectNoAxeViolations();
});

test('its recipients are found by who may see their list', async () => {
  const find = page.getByRole('button', { name: 'Find recipients' });
  const none = { recipients: 0, waiting: 0, leaving: 0, left: 0, failed: 0, without: 0 };
  const unfound: Partial<LetterDetail> = { preparedAt: null, counts: none, reasons: [], actions: ['CHANGE'] };
  const screen = await show(unfound);
  await expect.element(find).toBeVisible();
  await screen.unmount();
  await show(unfound, 'light', { mayFind: false });
  await expect
    .element(page.getByText(/^Nobody gets this letter yet\. Its recipients are found by/u))
    .toBeVisible();
  await expect.element(find).not.toBeInTheDocument();
});
