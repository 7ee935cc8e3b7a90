import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { inRoot } from '../lib/root.ts';

const folder = inRoot('docs/decisions');
const records = readdirSync(folder).filter((file) => /^\d{3}-/u.test(file) && !file.startsWith('000'));

it.for(records)('the heading of %s has its number', (file) => {
  const [heading] = readFileSync(`${folder}/${file}`, 'utf8').split('\n');
  expect(heading).toMatch(new RegExp(`^# ${file.slice(0, 3)}\\. \\S`, 'u'));
});

it('the index names each record once, with its heading', () => {
  const index = readFileSync(`${folder}/README.md`, 'utf8');
  const listed = [...index.matchAll(/^- \[(\d{3})\]\((\S+)\) (.+)$/gmu)].map(([, number, file, title]) => ({
    file,
    heading: `# ${number}. ${title}`,
  }));
  const expected = records.map((file) => ({
    file,
    heading: readFileSync(`${folder}/${file}`, 'utf8').split('\n')[0],
  }));
  const byFile = (one: { file?: string | undefined }, other: { file?: string | undefined }) =>
    (one.file ?? '').localeCompare(other.file ?? '');
  expect(listed.toSorted(byFile)).toEqual(expected.toSorted(byFile));
});
