import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import {
  closeAccount,
  downloadMyData,
  previewClosing,
  type OwnData,
} from '@sangamam/contract/people/own-data/own-data-endpoints';
import {
  getListVisibility,
  setListVisibility,
} from '@sangamam/contract/people/visibility/list-visibility-endpoints';
import { closingConsequences } from '@sangamam/contract/people/erasure/retention';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import * as phrases from '#phrases/people/family/own-data.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { BrokenAnswer, MockFile, mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { useListVisibility } from '../visibility/api.ts';
import { useClosingPreview } from './api.ts';
import { CloseAccount } from './close-account.tsx';
import { DownloadData } from './download-data.tsx';
import { ListChoice } from './list-choice.tsx';

const nothing: OwnData = {
  exportedAt: '2026-11-21T10:00:00.000Z',
  account: [],
  people: [],
  sessions: [],
  passkeys: [],
  orders: [],
  participants: [],
  selections: [],
  balances: [],
  changeRequests: [],
  waitLists: [],
  lines: [],
  payments: [],
  paypalAttempts: [],
  paymentEntries: [],
  checks: [],
  refunds: [],
  travel: [],
  shuttleSeats: [],
  lostShuttleSeats: [],
  hotel: [],
  arrivals: [],
  handOuts: [],
  hotelRooms: [],
  files: [],
  consents: [],
  cards: [],
  conventionAnswers: [],
  familyPictures: [],
  walletPasses: [],
  walletDevices: [],
  mails: [],
  letters: [],
  lettersStopped: [],
  messages: [],
  answers: [],
  questions: [],
  questionAnswers: [],
  cancelRequests: [],
  history: [],
};

const consequences = [...closingConsequences];
const onClosed = vi.fn<() => Promise<void>>(() => Promise.resolve());

function Closing() {
  const preview = useClosingPreview();
  return (
    <main>
      <h1>Your data</h1>
      <Loaded query={preview}>{(loaded) => <CloseAccount preview={loaded} onClosed={onClosed} />}</Loaded>
    </main>
  );
}

function Visibility() {
  const visibility = useListVisibility();
  return (
    <main>
      <h1>Your data</h1>
      <Loaded query={visibility}>
        {({ hiddenFromList }) => <ListChoice hiddenFromList={hiddenFromList} />}
      </Loaded>
    </main>
  );
}

const box = () => page.getByRole('checkbox', { name: 'Keep my family off the public list' });
const dialog = () => page.getByRole('dialog', { name: 'Close your account?' });
const password = () => dialog().getByLabelText('Your password', { exact: true });

test('own data is saved as one readable file, with links to the uploaded files', async () => {
  const url = 'http://localhost:1/v1/files/1?signature=x';
  const data: OwnData = {
    ...nothing,
    people: [{ firstName: 'Anna' }],
    files: [{ fileName: 'me.jpg', kind: 'PROFILE_PICTURE', byteSize: 36_864, url }],
  };
  mockEndpoint(downloadMyData, () => new MockFile('sangamam-my-data-2026-11-21.json', JSON.stringify(data)));
  const saved: { name: string; text: Promise<string> }[] = [];
  // The browser's own saving is beyond a test: what it is given is looked at.
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: fetch(this.href).then((answer) => answer.text()) });
  });
  await renderPiece(<DownloadData />, { as: {} });
  await page.getByRole('button', { name: 'Download everything as JSON' }).click();
  await expect.element(page.getByRole('link', { name: 'me.jpg' })).toHaveAttribute('href', url);
  click.mockRestore();
  await expect.element(page.getByText('Your photo, 36 kB')).toBeVisible();
  expect(saved[0]?.name).toBe('sangamam-my-data-2026-11-21.json');
  expect(JSON.parse((await saved[0]?.text) ?? '')).toMatchObject({ people: [{ firstName: 'Anna' }] });
  await expectNoAxeViolations();
});

test('own data is saved as a page to read, without keys and with typed markup as text', async () => {
  const data: OwnData = {
    ...nothing,
    people: [
      {
        id: '01970000-0000-7000-8000-000000000001',
        firstName: 'Anna <script>',
        familyName: null,
        address: { city: 'Chicago' },
        hidden: true,
      },
    ],
  };
  mockEndpoint(downloadMyData, () => new MockFile('sangamam-my-data-2026-11-21.json', JSON.stringify(data)));
  const saved: { name: string; text: Promise<string> }[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: fetch(this.href).then((answer) => answer.text()) });
  });
  await renderPiece(<DownloadData />, { as: {} });
  await page.getByRole('button', { name: 'Download to read' }).click();
  await expect.element(page.getByText(/^Your data is saved/u)).toBeVisible();
  click.mockRestore();
  expect(saved[0]?.name).toBe('sangamam-my-data-2026-11-21.html');
  const read = new DOMParser().parseFromString((await saved[0]?.text) ?? '', 'text/html');
  expect([...read.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['People']);
  expect([...read.querySelectorAll('tr')].map(({ textContent }) => textContent)).toEqual([
    'First nameAnna <script>',
    'Address cityChicago',
    'HiddenYes',
  ]);
});

test('a download that a proxy answers with a page shows an error, and nothing is saved', async () => {
  mockEndpoint(downloadMyData, () => {
    throw new BrokenAnswer();
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  await renderPiece(<DownloadData />, { as: {} });
  await page.getByRole('button', { name: 'Download everything as JSON' }).click();
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement();
  expect(click).not.toHaveBeenCalled();
  click.mockRestore();
});

test('a failed download shows an error and can be tried again', async () => {
  mockEndpoint(downloadMyData, () => {
    throw new Refusal('SERVICE_UNAVAILABLE');
  });
  await renderPiece(<DownloadData />, { as: {} });
  await page.getByRole('button', { name: 'Download everything as JSON' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(errorCatalogue.SERVICE_UNAVAILABLE.message);
  await expect.element(page.getByRole('button', { name: 'Download everything as JSON' })).toBeEnabled();
});

test('one tick takes the family off the list, and a refused change is reverted', async () => {
  mockEndpoint(getListVisibility, () => ({ hiddenFromList: false }));
  const calls = mockEndpoint(setListVisibility, ({ body }) => body);
  await renderPiece(<Visibility />, { as: {}, scheme: 'dark' });
  await expect.element(box()).not.toBeChecked();
  await box().click();
  await expect.element(page.getByText('Your family is off the list.')).toBeVisible();
  await expect.element(box()).toBeChecked();
  expect(calls).toMatchObject([{ body: { hiddenFromList: true } }]);
  await expectNoAxeViolations();
  mockEndpoint(setListVisibility, () => {
    throw new Refusal('SERVICE_UNAVAILABLE');
  });
  await box().click();
  await expect.element(page.getByText(errorCatalogue.SERVICE_UNAVAILABLE.message)).toBeVisible();
  await expect.element(box()).toBeChecked();
});

test('the tick that hides the family stays from the moment it is set', async () => {
  mockEndpoint(getListVisibility, () => ({ hiddenFromList: false }));
  mockEndpoint(setListVisibility, ({ body }) => body);
  await renderPiece(<Visibility />, { as: {} });
  await expect.element(box()).not.toBeChecked();
  const input = box().element() as HTMLInputElement;
  const seen = everyTurn(() => input.checked);
  input.click();
  await expect.element(page.getByText('Your family is off the list.')).toBeVisible();
  const states = seen.stop();
  expect(states).toContain(true);
  expect(states.slice(states.indexOf(true))).not.toContain(false);
});

test('closing an account names its effects, asks for the password and refuses a wrong one at its field', async () => {
  mockEndpoint(previewClosing, () => ({ isPossible: true, obstacles: [], consequences }));
  const calls = mockEndpoint(closeAccount, ({ body }) => {
    if (body.password !== 'Sangamam-2026!') throw new Refusal('INVALID_CREDENTIALS');
    return { closed: true as const };
  });
  onClosed.mockClear();
  await renderPiece(<Closing />, { as: {} });
  for (const consequence of consequences)
    await expect
      .element(page.getByText(phrases.closingConsequences[consequence], { exact: true }))
      .toBeVisible();
  await page.getByRole('button', { name: 'Close my account' }).click();
  await expect.element(password()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Close my account' }).click();
  await password().fill('wrong');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByText('This is not your password.').first()).toBeVisible();
  await expectNoAxeViolations();
  expect(onClosed).not.toHaveBeenCalled();
  await password().fill('Sangamam-2026!');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onClosed.mock.calls).toHaveLength(1);
  expect(calls).toHaveLength(2);
});

test('obstacles to closing an account are named, and it cannot be closed', async () => {
  mockEndpoint(previewClosing, () => ({
    isPossible: false,
    obstacles: [
      { orderId: 'o1', tmpConvRegNo: 'T-7K3M', permConvRegNo: 'R-7K3M', conventionName: 'Sangamam 2027' },
    ],
    consequences,
  }));
  await renderPiece(<Closing />, { as: {}, scheme: 'dark' });
  await expect
    .element(page.getByRole('link', { name: 'Sangamam 2027, R-7K3M' }))
    .toHaveAttribute('href', '/review?order=o1');
  await expect.element(page.getByRole('button', { name: 'Close my account' })).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

/** Reads something in each turn of the event loop, until it is stopped: then answers all that was read. */
function everyTurn<Value>(read: () => Value) {
  const values: Value[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    values.push(read());
    port2.postMessage(undefined);
  });
  port1.start();
  port2.postMessage(undefined);
  return {
    stop: () => {
      port1.close();
      return values;
    },
  };
}
