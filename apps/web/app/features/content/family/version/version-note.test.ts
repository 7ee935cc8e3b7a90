import { versionLabel } from '@sangamam/contract/content/published-page';
import { expect, test } from 'vitest';

import { versionNote } from './version-note.ts';

test('a legal page names its version and its effective date, as sign-up and submission record them', () => {
  const label = versionLabel({ version: 3, publishedAt: new Date('2026-11-20T23:30:00Z') });
  expect(versionNote({ publishedAt: '2026-11-20T23:30:00.000Z', versionLabel: label })).toBe(
    'In force since November 20, 2026, version 2026-11-20/3.',
  );
});

test('a preview has no version note, because it applies to nobody yet', () => {
  expect(versionNote({ publishedAt: null, versionLabel: null })).toBeUndefined();
});
