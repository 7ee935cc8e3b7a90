import { describe, expect, it } from 'vitest';

import { withoutQuotation } from './without-quotation.ts';

const quoted = '> The bus leaves at five.\n>\n> Please be there.\n';

describe('what somebody wrote in an answer', () => {
  it.each([
    [
      'of Gmail',
      `We come by car.\n\nOn Sat, Nov 28, 2026 at 6:00 PM Sangamam <us@example.org>\nwrote:\n\n${quoted}`,
    ],
    [
      'in Malayalam',
      `We come by car.\n\n2026, നവം 28, ശനി 6:00 PM-ന്, Sangamam <us@example.org> എഴുതി:\n\n${quoted}`,
    ],
    ['of Thunderbird', `We come by car.\n\nAm 28.11.26 um 18:00 schrieb Sangamam:\n${quoted}`],
    ['without a head', `We come by car.\n\n${quoted}`],
    [
      'of Outlook',
      'We come by car.\n\n-----Original Message-----\nFrom: Sangamam\nSubject: The bus\n\nThe bus leaves at five.',
    ],
    [
      'of Outlook on the web',
      'We come by car.\n\nFrom: Sangamam <us@example.org>\nSent: Saturday, November 28, 2026 6:00 PM\nTo: Ancy\nSubject: The bus\n\nThe bus leaves at five.',
    ],
    ['without marks', 'We come by car.\n\nOn 28 Nov 2026, Sangamam wrote:\n\nThe bus leaves at five.'],
    ['with capital line ends', `We come by car.\r\n\r\nOn 28 Nov 2026, Sangamam wrote:\r\n\r\n> The bus`],
  ])('ends above the mail that it answers: one %s', (_name, text) => {
    expect(withoutQuotation(text)).toBe('We come by car.');
  });

  it('is left whole where it stands between the lines of that mail', () => {
    const between =
      'On 28 Nov 2026, Sangamam wrote:\n\n> When do you come?\n\nAt five.\n\n> How many?\n\nThree.';
    expect(withoutQuotation(between)).toBe(between);
  });

  it('keeps signature and postscript', () => {
    const text = 'We come by car.\n\nRegards,\nAncy\n\nP.S. From Friday on call me at 555-0100.';
    expect(withoutQuotation(`${text}\n\nOn 28 Nov 2026, Sangamam wrote:\n${quoted}`)).toBe(text);
  });

  it('keeps lines that only look like a head', () => {
    const text = 'On Friday we wrote:\nthe list below\n\nFrom: Tampa\nTo: the hall';
    expect(withoutQuotation(text)).toBe(text);
  });

  it('is the whole mail where nothing else would be left', () => {
    expect(withoutQuotation(quoted)).toBe(quoted.trim());
  });

  it('is found in texts of a megabyte that are made to take long', () => {
    const hostile = [
      '0000from<'.repeat(120_000),
      'On 1\n'.repeat(200_000),
      'From:\n'.repeat(170_000),
      '>\nOn 1 wrote:\n'.repeat(70_000),
    ];
    const start = performance.now();
    for (const text of hostile) withoutQuotation(text);
    expect(performance.now() - start).toBeLessThan(8_000);
  });
});
