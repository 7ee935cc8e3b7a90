import { CommanderError } from 'commander';

import { describeCommandFailure } from '#server/describe-start-failure.ts';
import { EnvironmentError } from '#server/env.ts';

import { SettingsError } from '../lib/settings-error.ts';
import { createProgram } from './program.ts';

/** What a shell learns of a command. */
const exitCodes = { done: 0, failed: 1, wrongUsage: 2 } as const;

/**
 * Runs one verb of `npm run site` and returns its exit code: 0 when it is done, 1 when it failed, 2 when verb, options or
 * settings are wrong and nothing was tried. A failure is printed as one message without a stack trace.
 */
export async function runSite(words: readonly string[]): Promise<number> {
  const program = await createProgram(words);
  try {
    await program.parseAsync(words, { from: 'user' });
    return Number(process.exitCode ?? exitCodes.done);
  } catch (error) {
    // The parser has printed its message, or the help that was asked for.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.wrongUsage;
    console.error(describeCommandFailure(error));
    return error instanceof SettingsError || error instanceof EnvironmentError
      ? exitCodes.wrongUsage
      : exitCodes.failed;
  }
}
