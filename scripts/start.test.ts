import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { promisify } from 'node:util';

import { expect, it } from 'vitest';

import { inRoot } from './lib/root.ts';

it('a wrong setting is told before anything is built', async () => {
  const stamp = inRoot('apps/web/build/fingerprint');
  const builtAt = () => (existsSync(stamp) ? statSync(stamp).mtimeMs : undefined);
  const before = builtAt();
  const starting = promisify(execFile)(process.execPath, [inRoot('scripts/start.ts')], {
    env: { PATH: process.env.PATH, PAYPAL_CLIENT_ID: 'client-id' },
  });
  await expect(starting).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /PAYPAL_BASE_URL, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID must be set/u,
    ) as string,
  });
  expect(builtAt()).toBe(before);
});
