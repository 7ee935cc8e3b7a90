import { describe, expect, it } from 'vitest';

import { calendarFile } from './calendar-file.ts';

const entry = {
  uid: 'convention-1@sangamam.example',
  title: 'Sangamam 2027',
  startDate: '2027-07-22',
  endDate: '2027-07-25',
  location: 'Orlando, Florida',
  description: 'Bring a raincoat; umbrellas, too.\nRegister by July 1.',
  url: 'https://sangamam.example/',
  madeAt: new Date('2026-11-23T06:30:15.250Z'),
};
const file = (changes: Partial<typeof entry> = {}) => calendarFile({ ...entry, ...changes });
/** The lines as a calendar reads them. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('has one entry from the first day to the day after the last', () => {
    expect(unfolded(file())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Sangamam//Convention//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:convention-1@sangamam.example',
      'DTSTAMP:20261123T063015Z',
      'DTSTART;VALUE=DATE:20270722',
      'DTEND;VALUE=DATE:20270726',
      'SUMMARY:Sangamam 2027',
      String.raw`LOCATION:Orlando\, Florida`,
      String.raw`DESCRIPTION:Bring a raincoat\; umbrellas\, too.\nRegister by July 1.`,
      'URL:https://sangamam.example/',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    ['2027-02-28', '20270301'],
    ['2028-02-28', '20280229'],
    ['2027-12-31', '20280101'],
  ])('that ends on %s ends before %s', (endDate, dayAfter) => {
    expect(unfolded(file({ endDate }))).toContain(`DTEND;VALUE=DATE:${dayAfter}`);
  });

  it('has lines of at most 75 bytes, and no letter of them is cut', () => {
    const title = `സംഗമം ${'കുടുംബം '.repeat(30)}🪔`;
    const lines = file({ title }).split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.length).toBeGreaterThan(18);
    expect(unfolded(file({ title }))).toContain(`SUMMARY:${title}`);
  });

  it('has no lines that a name could smuggle in', () => {
    const lines = unfolded(file({ title: 'Fair\r\nATTENDEE:mailto:x@example.org\u0007' }));
    expect(lines).toContain(String.raw`SUMMARY:Fair\nATTENDEE:mailto:x@example.org`);
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });
});
