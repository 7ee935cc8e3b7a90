import { describe, expect, it } from 'vitest';

import { attachmentFault } from './attachment-rules.ts';
import { contactPayload } from './contact.ts';
import { contactMessages as messages } from './contact-messages.ts';

const filled = {
  fullname: 'Annamma Joseph',
  countryCode: '+1',
  phoneNumber: '(202) 555-0143',
  country: 'USA',
  emailAddress: ' Annamma@Example.org ',
  messageSubject: 'A question',
  messageBody: 'When does the convention start?',
};

describe('a message of the contact form', () => {
  it('is parsed with trimmed texts', () => {
    const { emailParams } = contactPayload.parse({ emailParams: filled });
    expect(emailParams).toMatchObject({ phoneNumber: '2025550143', emailAddress: 'annamma@example.org' });
  });

  it('parses the dial code of Canada as +1, and a missing one as +1', () => {
    const canada = contactPayload.parse({ emailParams: { ...filled, countryCode: '+1111' } });
    const { countryCode: _, ...rest } = filled;
    const none = contactPayload.parse({ emailParams: rest });
    expect([canada.emailParams.countryCode, none.emailParams.countryCode]).toEqual(['+1', '+1']);
  });

  it.each([
    ['fullname', '', messages.mandatory],
    ['fullname', 'Al', messages.name],
    ['fullname', 'R2-D2', messages.name],
    ['fullname', 'x'.repeat(41), messages.name],
    ['phoneNumber', '', messages.mandatory],
    ['phoneNumber', '12345', messages.phone],
    ['countryCode', 'one', messages.phone],
    ['country', '', messages.mandatory],
    ['country', 'Canada', messages.country],
    ['emailAddress', '', messages.mandatory],
    ['emailAddress', 'annamma', messages.email],
    ['emailAddress', 'a@example.org\nBcc: b@example.org', messages.email],
    ['messageSubject', '', messages.mandatory],
    ['messageSubject', 'Hi', messages.subject],
    ['messageBody', ' ', messages.mandatory],
    ['messageBody', 'Hi', messages.body],
    ['messageBody', 'x'.repeat(5001), messages.bodyTooLong],
  ])('with %s %j: %s', (field, value, sentence) => {
    const { error } = contactPayload.safeParse({ emailParams: { ...filled, [field]: value } });
    expect(error?.issues[0]).toMatchObject({ path: ['emailParams', field], message: sentence });
  });

  it('accepts at most three files, as data URLs', () => {
    const file = { name: 'a.png', path: 'data:image/png;base64,AAAA' };
    const attachments = (list: unknown[]) =>
      contactPayload.safeParse({ emailParams: filled, attachments: list });
    expect(attachments([file, file, file]).success).toBe(true);
    expect(attachments([file, file, file, file]).error?.issues[0]?.message).toBe(messages.attachmentLimit);
    expect(attachments([{ ...file, path: '/etc/passwd' }]).success).toBe(false);
    expect(attachments([{ ...file, path: 'https://example.org/a.png' }]).success).toBe(false);
  });
});

it.each([
  ['photo.JPG', 1000, undefined],
  ['list.xlsx', 1000, undefined],
  ['page.html', 1000, messages.attachmentType],
  ['photo.jpg.exe', 1000, messages.attachmentType],
  ['jpg', 1000, messages.attachmentType],
  ['scan.pdf', 2 * 1024 * 1024 - 1, undefined],
  ['scan.pdf', 2 * 1024 * 1024, messages.attachmentSize],
])('an attachment %s of %d bytes: %s', (name, size, fault) =>
  expect(attachmentFault({ name, size })).toBe(fault),
);
