import { englishDates, type DateWords } from './date-words.ts';

/** A calendar date in prose: `July 16, 2027`. */
export function formatDate(date: string, words: DateWords = englishDates): string {
  return words.withYear(formatDayAndMonth(date, words), parts(date)[0]);
}

/** A calendar date whose year is clear: `July 16`. */
export function formatDayAndMonth(date: string, { months }: DateWords = englishDates): string {
  const [, month, day] = parts(date);
  return `${months[month - 1]} ${day}`;
}

/** The day of the week of a calendar date: `Friday`. */
export function formatWeekday(date: string, { weekdays }: DateWords = englishDates): string {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
}

/** A range of days: `July 16–19, 2027`, `June 30 – July 3, 2027`. */
export function formatDateRange(from: string, to: string, words: DateWords = englishDates): string {
  const [year, month] = parts(from);
  const [toYear, toMonth, toDay] = parts(to);
  if (from === to) return formatDate(from, words);
  if (year !== toYear) return `${formatDate(from, words)} – ${formatDate(to, words)}`;
  const end = month === toMonth ? `–${toDay}` : ` – ${formatDayAndMonth(to, words)}`;
  return words.withYear(formatDayAndMonth(from, words) + end, year);
}

function parts(date: string): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}
