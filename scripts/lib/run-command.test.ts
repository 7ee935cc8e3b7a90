import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { expect, it } from 'vitest';

import { inRoot } from './root.ts';

it('whoever is told to end passes it on, and begins nothing more', async () => {
  const runs = `
    import { captureOutput, runCommand } from ${JSON.stringify(inRoot('scripts/lib/run-command.ts'))};
    const first = await runCommand(['node', '-e', 'console.log("up"); setInterval(() => {}, 1000)']);
    const second = await captureOutput(['node', '-e', 'console.log("second")']);
    console.log(JSON.stringify([first.ok, second.ok, second.output]));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', runs], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    if (chunk.includes('up')) child.kill('SIGTERM');
  });
  await once(child, 'close');
  expect(output).toBe('up\n[false,false,"Stopped"]\n');
});
