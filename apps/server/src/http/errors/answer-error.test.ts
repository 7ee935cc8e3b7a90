import { expect, it } from 'vitest';

import { refusalFor } from './answer-error.ts';

const withCode = (code: string) => Object.assign(new Error('write failed'), { code });

it.each(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])(
  'a disk that is full (%s) is answered with 503 and a time',
  (code) => {
    for (const error of [withCode(code), new Error('upload failed', { cause: withCode(code) })]) {
      const { status, retryAfterSeconds } = refusalFor(error);
      expect([status, retryAfterSeconds]).toEqual([503, 5]);
    }
  },
);

it.each(['EACCES', 'EIO', '42P01'])('another failure to write (%s) is a fault of ours: 500', (code) => {
  expect(refusalFor(withCode(code)).status).toBe(500);
});
