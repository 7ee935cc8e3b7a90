import { contactUs } from '@sangamam/contract/contact/contact';
import { contactMessages as messages } from '@sangamam/contract/contact/contact-messages';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../test/render-app.tsx';
import { leaveWithoutAnswer, waysWithoutAnswer, whatIsKnown } from '../../../../test/without-answer.ts';
import { ContactForm } from './contact-form.tsx';
import { MessageSent } from './message-sent.tsx';

const reference = {
  countries: [
    { value: 'CAN', label: 'Canada', dialCode: '+1111' },
    { value: 'IND', label: 'India', dialCode: '+91' },
    { value: 'USA', label: 'United States', dialCode: '+1' },
  ],
  dialCodes: [
    { value: '+1111', label: 'Canada (+1)', short: 'CA +1' },
    { value: '+91', label: 'India (+91)', short: 'IN +91' },
    { value: '+1', label: 'United States (+1)', short: 'US +1' },
  ],
};

function Sample() {
  const [sent, setSent] = useState(false);
  return (
    <main>
      {sent ? (
        <MessageSent onAnother={() => setSent(false)} />
      ) : (
        <ContactForm reference={reference} onSent={() => setSent(true)} />
      )}
    </main>
  );
}

const send = () => page.getByRole('button', { name: 'Send Message' });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const summary = () => page.getByRole('region', { name: 'Please check these fields' });
const file = (name: string, bytes = 2_000) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

async function fill() {
  await field('Full name').fill('Annamma Joseph');
  await field('Email address').fill('annamma@example.org');
  await field('Number').fill('(202) 555-0143');
  await field('Subject').fill('A question');
  await field('Message body').fill('When does the convention start?');
}

test('the form starts with the subject of the page that it is about', async () => {
  await renderPiece(
    <main>
      <ContactForm reference={reference} subject="Sangamam 2027, T2KX7A9" onSent={() => undefined} />
    </main>,
  );
  await expect.element(field('Subject')).toHaveValue('Sangamam 2027, T2KX7A9');
});

test('a message is sent and the exact confirmation is shown', async () => {
  const calls = mockEndpoint(contactUs, () => ({ received: true as const }));
  await renderPiece(<Sample />);
  await fill();
  await field('Country').selectOptions('Canada');
  await send().click();
  const panel = page.getByRole('region', { name: 'Message sent' });
  await expect.element(panel).toHaveFocus();
  await expect
    .element(
      page.getByText(
        'Email sent successfully - Thank you for writing to us. We will get in touch with you shortly.',
        { exact: true },
      ),
    )
    .toBeVisible();
  await expectNoAxeViolations();
  expect(calls.map(({ body }) => body)).toEqual([
    {
      emailParams: {
        fullname: 'Annamma Joseph',
        emailAddress: 'annamma@example.org',
        country: 'CAN',
        countryCode: '+1',
        phoneNumber: '2025550143',
        messageSubject: 'A question',
        messageBody: 'When does the convention start?',
      },
      attachments: [],
      website: '',
    },
  ]);
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect.element(field('Full name')).toHaveValue('');
});

test('an empty contact form lists every field', async () => {
  await renderPiece(<Sample />);
  await field('Country').selectOptions('Select');
  await expect.element(page.getByText('Select your country!', { exact: true })).toBeVisible();
  await send().click();
  await expect.element(summary()).toHaveFocus();
  const links = summary().getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent)).toEqual([
    `Full name: ${messages.mandatory}`,
    `Email address: ${messages.mandatory}`,
    `Country: ${messages.mandatory}`,
    `Phone number: ${messages.mandatory}`,
    `Subject: ${messages.mandatory}`,
    `Message body: ${messages.mandatory}`,
  ]);
  await expectNoAxeViolations();
});

test.for([
  ['Full name', 'R2', 'Name must be alphabetical  and atleast 3 Characters long!'],
  ['Email address', 'annamma', 'Email is not valid!'],
  ['Number', '123', 'Mobile Number is not valid!'],
  ['Subject', 'Hi', 'Message Subject must be atleast 3 Characters long!'],
  ['Message body', 'Hi', 'Message Body must be atleast 3 Characters long!'],
] as const)('%s is checked while it is typed', async ([label, typed, sentence]) => {
  await renderPiece(<Sample />);
  await field(label).fill(typed);
  await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
  const error = field(label).element().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  expect(document.getElementById(error)?.textContent).toBe(sentence);
});

test("the dial code follows the country until a number is there; Canada's is its own", async () => {
  await renderPiece(<Sample />);
  await field('Country').selectOptions('Canada');
  await expect.element(field('Country code')).toHaveValue('+1111');
  await field('Number').fill('2025550143');
  await field('Country').selectOptions('India');
  await expect.element(field('Country code')).toHaveValue('+1111');
});

describe('attachments', () => {
  const picker = () => page.getByLabelText(/^Attachments/u);
  const files = () =>
    page
      .getByRole('list', { name: 'Attached files' })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);

  test('attachments show name and size, can be removed, and disable the picker at three', async () => {
    await renderPiece(<Sample />);
    await picker().upload([file('a.png'), file('b.pdf'), file('c.docx', 1_500_000)]);
    await expect.poll(files).toEqual(['a.png2 kB', 'b.pdf2 kB', 'c.docx1.4 MB']);
    await expect.element(page.getByText('Attachment limit reached', { exact: true })).toBeVisible();
    await expect.element(picker()).toBeDisabled();
    await expectNoAxeViolations();
    await page.getByRole('button', { name: 'Remove b.pdf' }).click();
    await expect.poll(files).toEqual(['a.png2 kB', 'c.docx1.4 MB']);
    await expect.element(picker()).toBeEnabled();
    await expect.element(picker()).toHaveFocus();
  });

  test('unsuitable attachments are refused by name', async () => {
    await renderPiece(<Sample />);
    await picker().upload([file('page.html'), file('scan.pdf', 2 * 1024 * 1024), file('fits.gif')]);
    await expect.element(page.getByText(`page.html: ${messages.attachmentType}`)).toBeVisible();
    await expect.element(page.getByText(`scan.pdf: ${messages.attachmentSize}`)).toBeVisible();
    await expect.poll(files).toEqual(['fits.gif2 kB']);
  });

  test('the same file is attached once', async () => {
    await renderPiece(<Sample />);
    await picker().upload([file('a.png')]);
    await expect.poll(files).toHaveLength(1);
    await picker().upload([file('a.png'), file('a.png', 3)]);
    await expect.element(page.getByText('a.png: This file is attached already.')).toBeVisible();
    await expect.poll(files).toEqual(['a.png2 kB', 'a.png3 B']);
  });

  test('files lost by a reload are named until others are attached', async () => {
    const first = await renderPiece(<Sample />);
    await picker().upload([file('a.png'), file('b.pdf')]);
    await expect.poll(files).toHaveLength(2);
    await first.unmount();
    await renderPiece(<Sample />);
    const asked = page.getByText('Please attach your files again: a.png, b.pdf.');
    await expect.element(asked).toBeVisible();
    await picker().upload([file('a.png')]);
    await expect.element(asked).not.toBeInTheDocument();
  });

  test('files that are dropped before the page was drawn again are added to each other', async () => {
    await renderPiece(<Sample />);
    for (const name of ['a.png', 'b.png']) {
      const dropped = new DataTransfer();
      dropped.items.add(file(name));
      picker()
        .element()
        .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }));
    }
    await expect.poll(files).toHaveLength(2);
  });

  test('attachments can be dropped', async () => {
    await renderPiece(<Sample />);
    const dropped = new DataTransfer();
    for (const name of ['a.png', 'b.png', 'c.png', 'd.png']) dropped.items.add(file(name));
    picker()
      .element()
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }));
    await expect.poll(files).toHaveLength(3);
    await expect.element(page.getByText('d.png: Attachment limit reached')).toBeVisible();
  });

  test('attachments are sent as data URLs with progress, and a refusal names the file', async () => {
    let refuse: (refusal: Refusal) => void = () => undefined;
    const calls = mockEndpoint(
      contactUs,
      () => new Promise<{ received: true }>((_, reject) => (refuse = reject)),
    );
    await renderPiece(<Sample />);
    await fill();
    await picker().upload([file('a.png', 3), file('b.png', 3)]);
    await send().click();
    await expect
      .element(page.getByRole('progressbar', { name: 'Sending the files' }))
      .toHaveAttribute('value', '0.5');
    await expect.poll(() => calls).toHaveLength(1);
    refuse(new Refusal('RQST_PARAMS_INVALID', 'attachments.1.path'));
    await expect.element(summary().getByText(/^b\.png: /u)).toBeVisible();
    await expect.element(field('Full name')).toHaveValue('Annamma Joseph');
    await expect.poll(files).toHaveLength(2);
    expect(calls[0]?.body.attachments).toEqual([
      { name: 'a.png', path: 'data:image/png;base64,AAAA' },
      { name: 'b.png', path: 'data:image/png;base64,AAAA' },
    ]);
  });
});

test('a server error is shown and the message is kept', async () => {
  mockEndpoint(contactUs, () => {
    throw new Refusal('INTERNAL_ERROR');
  });
  await renderPiece(<Sample />);
  await fill();
  await send().click();
  const failed = page.getByRole('region', { name: 'Something went wrong. Please try again later.' });
  await expect.element(failed.getByText(/^Nothing was saved\. Please try again/u)).toBeVisible();
  await expect.element(field('Message body')).toHaveValue('When does the convention start?');
});

test.for(waysWithoutAnswer)('when %s, the sentence of a failure comes first', async ([, arrives]) => {
  await renderPiece(<Sample />);
  await fill();
  leaveWithoutAnswer(arrives);
  await send().click();
  const failed = page.getByRole('region', { name: 'Something went wrong. Please try again later.' });
  await expect.element(failed.getByText(whatIsKnown)).toBeVisible();
  await expect.element(field('Message body')).toHaveValue('When does the convention start?');
});

test('the contact form can be completed by keyboard alone, without the honeypot', async () => {
  const calls = mockEndpoint(contactUs, () => ({ received: true as const }));
  await renderPiece(<Sample />);
  (field('Full name').element() as HTMLElement).focus();
  await userEvent.keyboard(
    'Annamma Joseph{Tab}annamma@example.org{Tab}{Tab}{Tab}2025550143{Tab}A question{Tab}When is it?{Tab}{Tab}{Enter}',
  );
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body.website).toBe('');
});

test.for(['light', 'dark'] as const)('axe finds nothing (%s)', async (scheme) => {
  await renderPiece(<Sample />, { scheme });
  await expect.element(send()).toBeVisible();
  await expectNoAxeViolations();
});
