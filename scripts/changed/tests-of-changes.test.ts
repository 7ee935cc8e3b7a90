import { expect, it } from 'vitest';

import { testsOfChanges } from './tests-of-changes.ts';

const files = [
  'packages/contract/src/travel/fleet/vehicle.test.ts',
  'apps/server/src/features/travel/fleet/fleet.test.ts',
  'apps/server/src/features/travel/plan/travel-plan.test.ts',
  'apps/server/src/features/books/books.test.ts',
  'apps/server/src/http/endpoints/bind.test.ts',
  'apps/web/app/features/travel/staff/fleet/run-board.test.tsx',
  'apps/web/app/features/travel/family/plan/pay.test.tsx',
  'scripts/arrows/find-violations.test.ts',
];

it('runs the tests beside a changed file, and a changed test itself', () => {
  const changed = ['apps/server/src/features/travel/fleet/edit-drivers.ts', files[3] ?? ''];
  expect(testsOfChanges(changed, files)).toEqual([
    'apps/server/src/features/books/books.test.ts',
    'apps/server/src/features/travel/fleet/fleet.test.ts',
  ]);
});

it('runs those of the whole noun where a room has none, and none of another noun', () => {
  expect(testsOfChanges(['apps/server/src/features/travel/driver/read-run.ts'], files)).toEqual([
    'apps/server/src/features/travel/fleet/fleet.test.ts',
    'apps/server/src/features/travel/plan/travel-plan.test.ts',
  ]);
  expect(testsOfChanges(['apps/server/src/features/content/media/read-media.ts'], files)).toEqual([]);
});

it('runs those of server and web for a file of the contract, those of the noun where a half lacks the room', () => {
  expect(testsOfChanges(['packages/contract/src/travel/fleet/vehicle.ts'], files)).toEqual([
    'apps/server/src/features/travel/fleet/fleet.test.ts',
    'apps/web/app/features/travel/family/plan/pay.test.tsx',
    'apps/web/app/features/travel/staff/fleet/run-board.test.tsx',
    'packages/contract/src/travel/fleet/vehicle.test.ts',
  ]);
});

it('never runs those of a whole package', () => {
  expect(testsOfChanges(['apps/server/src/main.ts', 'scripts/test.ts', 'package.json'], files)).toEqual([]);
});
