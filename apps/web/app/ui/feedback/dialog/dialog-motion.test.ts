import { expect, it } from 'vitest';

import { dialogMotion } from './dialog-motion.ts';

it.each([
  ['/my-account', { content: 700, backdrop: 1_300 }],
  ['/administration', { content: 700, backdrop: 1_300 }],
  ['/admin', { content: 150, backdrop: 150 }],
  ['/admin/registrations', { content: 150, backdrop: 150 }],
])('at %s a dialog takes %j', (path, motion) => {
  expect(dialogMotion(path)).toEqual(motion);
});
