import { versionLabel } from '@sangamam/contract/content/published-page';
import { expect, test } from 'vitest';

import { versionNote } from './version-note.ts';

test('a legal page says since when it holds and which version it is, as sign-up and submission record it', () => {
  const label = versionLabel({ version: 3, publishedAt: new Date('2026-11-20T23:30:00Z') });
  expect(versionNote({ publishedAt: '2026-11-20T23:30:00.000Z', versionLabel: label })).toBe(
    'In force since November 20, 2026, version 2026-11-20/3.',
  );
});

test('a preview says nothing: it holds for nobody yet', () => {
  expect(versionNote({ publishedAt: null, versionLabel: null })).toBeUndefined();
});
