import { expect, it } from 'vitest';

import { gradeOf, hardTexts } from './reading-level.ts';

const hard = 'Notwithstanding prior authorization, remuneration is discretionary and revocable.';

it('knows an easy sentence from a hard one', () => {
  expect(gradeOf('Send the form back to us, and we will write to you.')).toBeLessThan(4);
  expect(gradeOf(hard)).toBeGreaterThan(15);
});

it('finds hard texts in lists and functions, and leaves out names and what is no text', () => {
  const easy = 'We will write to you when the form is here.';
  const module = {
    easy,
    label: 'Discretionary remuneration',
    list: { hard },
    made: ({ name }: { name: string }) => `${hard} ${name}`,
    count: (people: readonly string[]) => people.map(String).join(),
    number: 7,
  };
  expect(hardTexts(module).map((text) => text.split(',')[0])).toEqual(['list.hard', 'made']);
});
