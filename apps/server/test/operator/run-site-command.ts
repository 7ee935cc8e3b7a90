import { execFile } from 'node:child_process';
import path from 'node:path';

const script = path.resolve(import.meta.dirname, '../../../../scripts/site.ts');

/** What a command printed, and its exit code. */
export interface CommandResult {
  code: number;
  out: string;
  error: string;
}

/** Runs `npm run site -- <words>` in a process of its own, with these settings and no others. */
export function runSiteCommand(
  settings: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<CommandResult> {
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    ...settings,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env }, (failure, out, error) => {
      resolve({ code: failure === null ? 0 : Number(failure.code), out, error });
    });
  });
}
