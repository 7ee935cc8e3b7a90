import { expect, it } from 'vitest';

import { mealMessages, meals, mealsInOrder, usualMeals } from './meals.ts';

const dinner = { name: 'Dinner', day: '2027-08-06', time: '18:30' };

it('meals are shown by day and time, whatever order they were written in', () => {
  const lunch = { ...dinner, name: 'Lunch', time: '12:30' };
  const early = { ...dinner, day: '2027-08-05' };
  expect(mealsInOrder(meals.parse([dinner, early, lunch]))).toEqual([early, lunch, dinner]);
});

it.each([
  ['0.name', { ...dinner, name: 'x'.repeat(41) }, mealMessages.name],
  ['0.time', { ...dinner, time: '24:00' }, mealMessages.time],
  ['0.day', { ...dinner, day: '' }, 'Invalid Format'],
])('a wrong %s is refused', (path, wrong, message) => {
  const issues = meals.safeParse([wrong]).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]]);
});

it('two meals at one moment are refused at the second', () => {
  const issues = meals.safeParse([dinner, { ...dinner, name: 'Banquet' }]).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['1.time', mealMessages.twice],
  ]);
});

it('the usual meals begin with a dinner and end with a lunch', () => {
  expect(
    usualMeals(['2027-08-06', '2027-08-07', '2027-08-08']).map(({ day, name }) => `${day} ${name}`),
  ).toEqual([
    '2027-08-06 Dinner',
    '2027-08-07 Breakfast',
    '2027-08-07 Lunch',
    '2027-08-07 Dinner',
    '2027-08-08 Breakfast',
    '2027-08-08 Lunch',
  ]);
  expect(usualMeals(['2027-08-06']).map(({ name }) => name)).toEqual(['Dinner']);
  expect(usualMeals([])).toEqual([]);
});
