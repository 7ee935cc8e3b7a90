import type { ProgrammeItem } from '@sangamam/contract/content/programme';
import { expect, it } from 'vitest';

import { shownDays } from './programme-days.ts';

const item = (date: string, title: string, highlight: boolean): ProgrammeItem => ({
  date,
  startTime: '09:00',
  endTime: '',
  title,
  hall: '',
  note: '',
  ages: 'EVERYONE',
  language: 'ANY',
  highlight,
});

it('the home page names what editors chose, four lines a day', () => {
  const many = ['A', 'B', 'C', 'D', 'E'].map((title) => item('2027-07-23', title, true));
  expect(shownDays([...many, item('2027-07-22', 'Lamp', true), item('2027-07-24', 'Lunch', false)])).toEqual([
    { date: '2027-07-22', weekday: 'Thursday', titles: ['Lamp'] },
    { date: '2027-07-23', weekday: 'Friday', titles: ['A', 'B', 'C', 'D'] },
  ]);
});
