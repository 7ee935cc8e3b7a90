import { addDays } from '@sangamam/contract/fields/dates/calendar-date';

/** An entry of a calendar that lasts whole days. */
export interface CalendarDays {
  /** Identifies the entry: importing a file again replaces the entry instead of adding another. */
  uid: string;
  title: string;
  /** First and last day, `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
  location: string;
  description: string;
  /** Absolute address. */
  url: string;
  /** When the file is made. */
  madeAt: Date;
}

/** Longest line in bytes, without its end (RFC 5545, 3.1). */
const longestLine = 75;

/**
 * A calendar file with one entry, in the format of RFC 5545. Whole days have no time zone, so the file needs none.
 */
export function calendarFile(entry: CalendarDays): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sangamam//Convention//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${entry.madeAt.toISOString().replaceAll(/[-:]|\.\d{3}/gu, '')}`,
    `DTSTART;VALUE=DATE:${compactDay(entry.startDate)}`,
    // The end is the first day after it (RFC 5545, 3.6.1).
    `DTEND;VALUE=DATE:${compactDay(addDays(entry.endDate, 1))}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `URL:${entry.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Text as a value (RFC 5545, 3.3.11). Control characters other than line ends have no place in one. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/gu, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

/** Breaks a line into lines of at most 75 bytes that go on after a space; a letter is never cut in two. */
function foldLine(line: string): string {
  const folded: string[] = [];
  let current = '';
  for (const letter of line) {
    if (Buffer.byteLength(current) + Buffer.byteLength(letter) > longestLine) {
      folded.push(current);
      current = ' ';
    }
    current += letter;
  }
  return [...folded, current].join('\r\n');
}

const compactDay = (day: string) => day.replaceAll('-', '');
