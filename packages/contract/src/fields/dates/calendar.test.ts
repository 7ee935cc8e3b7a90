import { describe, expect, it } from 'vitest';

import { addBusinessDays, addDays, ageOn, calendarDateIn } from './calendar-date.ts';
import { birthDateFrom, birthYears, daysOfMonth } from './date-of-birth.ts';
import { formatDate, formatDateRange, formatDayAndMonth, formatWeekday } from './format-date.ts';
import { malayalamDates } from './malayalam-dates.ts';

it.each([
  ['2000-02-29', '2018-02-28', 17],
  ['2000-02-29', '2018-03-01', 18],
  ['2008-11-20', '2026-11-20', 18],
  ['2008-11-21', '2026-11-20', 17],
])('somebody born on %s is, on %s, %i years old', (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});

it('business days are counted over weekends and month ends', () => {
  expect(addBusinessDays('2026-11-20', 10)).toBe('2026-12-04');
  expect(addBusinessDays('2026-11-21', 1)).toBe('2026-11-23');
  expect(addBusinessDays('2026-11-20', 10, (day) => day === '2026-11-26')).toBe('2026-12-07');
  expect(addDays('2026-12-25', 10)).toBe('2027-01-04');
});

it('the calendar date of an instant depends on the time zone', () => {
  const instant = new Date('2026-11-20T04:30:00Z');
  expect(calendarDateIn('America/Chicago', instant)).toBe('2026-11-19');
  expect(calendarDateIn('Asia/Kolkata', instant)).toBe('2026-11-20');
});

describe('date of birth', () => {
  it.each([
    ['2001', '02', 28],
    ['2000', '02', 29],
    ['1900', '02', 28],
    ['2001', '04', 30],
    ['2001', '06', 30],
    ['2001', '09', 30],
    ['2001', '11', 30],
    ['2001', '01', 31],
    ['', '01', 0],
    ['2001', '', 0],
  ])('%s-%s has %i days to choose from', (year, month, count) => {
    expect(daysOfMonth(year, month)).toHaveLength(count);
  });

  it('defaults to the 15th without a day and refuses a day that does not exist', () => {
    expect(birthDateFrom({ year: '1980', month: '05', day: '' })).toBe('1980-05-15');
    expect(birthDateFrom({ year: '1980', month: '02', day: '30' })).toBeUndefined();
    expect(birthDateFrom({ year: '', month: '02', day: '' })).toBeUndefined();
  });

  it('offers the years of birth of people from 18 to 99', () => {
    const years = birthYears('2026-11-20', { youngest: 18, oldest: 99 });
    expect([years[0], years.at(-1), years.length]).toEqual(['2008', '1927', 82]);
  });
});

it.each([
  ['2027-07-15', '2027-07-18', 'July 15–18, 2027'],
  ['2027-06-30', '2027-07-03', 'June 30 – July 3, 2027'],
  ['2026-12-30', '2027-01-02', 'December 30, 2026 – January 2, 2027'],
  ['2027-07-15', '2027-07-15', 'July 15, 2027'],
])('the dates from %s to %s are formatted as %s', (from, to, said) => {
  expect(formatDateRange(from, to)).toBe(said);
});

it('a date has its day of the week, and its month without the year, wherever it is read', () => {
  expect(['2027-07-22', '2027-07-25'].map((date) => formatWeekday(date))).toEqual(['Thursday', 'Sunday']);
  expect(formatDayAndMonth('2027-07-22')).toBe('July 22');
});

describe('in Malayalam', () => {
  it.each([
    ['2027-07-15', '2027-07-18', '2027 ജൂലൈ 15–18'],
    ['2027-06-30', '2027-07-03', '2027 ജൂൺ 30 – ജൂലൈ 3'],
    ['2026-12-30', '2027-01-02', '2026 ഡിസംബർ 30 – 2027 ജനുവരി 2'],
    ['2027-07-15', '2027-07-15', '2027 ജൂലൈ 15'],
  ])('%s to %s is %s', (from, to, said) => {
    expect(formatDateRange(from, to, malayalamDates)).toBe(said);
  });

  it('names months and days as Intl does for India, in Latin digits', () => {
    const intl = new Intl.DateTimeFormat('ml-IN', { dateStyle: 'long', timeZone: 'UTC' });
    const weekday = new Intl.DateTimeFormat('ml-IN', { weekday: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      const date = `2027-${String(month).padStart(2, '0')}-${month + 10}`;
      expect(formatDate(date, malayalamDates)).toBe(intl.format(new Date(date)));
      expect(formatWeekday(date, malayalamDates)).toBe(weekday.format(new Date(date)));
    }
  });
});
