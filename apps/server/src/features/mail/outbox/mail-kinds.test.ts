import { mailTextKindNames } from '@sangamam/contract/mail/texts/mail-text-kinds';
import { expect, it } from 'vitest';

import { mailKinds } from './mail-kinds.ts';

it('organisers can write the words of exactly the mails that say so', () => {
  const theirs = Object.entries(mailKinds).flatMap(([kind, whose]) =>
    whose === 'ORGANISERS' ? [kind.replaceAll(/[._]/gu, '-')] : [],
  );
  const beginsWithOne = (name: string) => theirs.some((kind) => name === kind || name.startsWith(`${kind}-`));
  expect(theirs.filter((kind) => !mailTextKindNames.some((name) => name === kind))).toEqual([]);
  // Some mails have several texts, such as that of a reported check.
  expect(mailTextKindNames.filter((name) => !beginsWithOne(name))).toEqual([]);
  const ours = Object.entries(mailKinds).flatMap(([kind, whose]) => (whose === 'OURS' ? [kind] : []));
  expect(
    ours.filter((kind) => mailTextKindNames.some((name) => name === kind.replaceAll(/[._]/gu, '-'))),
  ).toEqual([]);
});
