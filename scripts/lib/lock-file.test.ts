import { expect, it } from 'vitest';

import { completeLockFile, type LockFile } from './lock-file.ts';

const siblings = {
  '@tool/linux-x64': '1.0.0',
  '@tool/darwin-arm64': '1.0.0',
  '@tool/linux-arm-musleabihf': '1.0.0',
};
const older = { '@tool/linux-x64': '0.9.0', '@tool/win32-x64-msvc': '0.9.0' };

function lockFile(): LockFile {
  return {
    packages: {
      '': {},
      'node_modules/@tool/linux-x64': { version: '1.0.0', optional: true },
      'node_modules/other': {},
      'node_modules/other/node_modules/@tool/linux-x64': { version: '0.9.0', optional: true },
      'node_modules/other/node_modules/tool': { version: '0.9.0', optionalDependencies: older },
      'node_modules/tool': { version: '1.0.0', dev: true, optionalDependencies: siblings },
    },
  };
}

it('a missing optional package is added beside its siblings, for its platform only', () => {
  const lock = lockFile();
  expect(completeLockFile(lock)).toStrictEqual([
    'node_modules/other/node_modules/@tool/win32-x64-msvc',
    'node_modules/@tool/darwin-arm64',
    'node_modules/@tool/linux-arm-musleabihf',
  ]);
  expect(lock.packages).toMatchObject({
    'node_modules/@tool/darwin-arm64': {
      version: '1.0.0',
      os: ['darwin'],
      cpu: ['arm64'],
      dev: true,
      optional: true,
    },
    'node_modules/@tool/linux-arm-musleabihf': { os: ['linux'], cpu: ['arm'], libc: ['musl'] },
    'node_modules/other/node_modules/@tool/win32-x64-msvc': { version: '0.9.0', os: ['win32'], cpu: ['x64'] },
  });
  expect(completeLockFile(lock)).toStrictEqual([]);
});
