import { expect, it } from 'vitest';

import { cleanSections } from './clean-sections.ts';

const textSection = (body: string) => ({
  _id: crypto.randomUUID(),
  sectionTitle: '',
  hidden: false,
  sectionType: 'TEXT' as const,
  text: { body },
});

it('cleaning a page of many long texts lets other work run in between', async () => {
  const sections = Array.from({ length: 10 }, () => textSection(`<b>${'long '.repeat(3_900)}</b>`));
  let turns = 0;
  const countTurns = () => {
    turns += 1;
    counting = setImmediate(countTurns);
  };
  let counting = setImmediate(countTurns);
  const cleaned = await cleanSections(sections);
  clearImmediate(counting);
  expect(turns).toBeGreaterThanOrEqual(9);
  expect(cleaned).toHaveLength(10);
  expect(cleaned[9]).toMatchObject({ text: { body: expect.stringMatching(/^<strong>long /u) as string } });
});
