import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import type { Identity } from './identity.ts';

/** A program of PostgreSQL, its arguments, and the folder that contains `cluster`. */
interface Program {
  name: 'initdb' | 'postgres';
  directory: string;
  /** Arguments; `at` converts a name inside the folder to a path that the program can reach. */
  args: (at: (name: string) => string) => string[];
}

/**
 * Starts a program as the identity, in its own session, so that Ctrl-C in a terminal reaches only this process. Output
 * goes to the file descriptor `output`, or to pipes.
 */
export function startProgram(identity: Identity, program: Program, output?: number): ChildProcess {
  const { name, directory, args } = program;
  const [command, ...rest] = [...identity.prefix, path.join(identity.native, 'bin', name)];
  if (identity.kind !== 'other-user') {
    const at = (entry: string) => path.join(directory, entry);
    return spawn(command, [...rest, ...args(at)], {
      cwd: directory,
      detached: true,
      stdio: output === undefined ? 'pipe' : ['ignore', output, output],
    });
  }
  // The other account may not be able to enter the folders above `directory`. It inherits the open folder instead and
  // reaches the content through it.
  const folder = openSync(directory, constants.O_RDONLY | constants.O_DIRECTORY);
  try {
    const at = (entry: string) => `/proc/self/fd/3/${entry}`;
    return spawn(command, [...rest, ...args(at)], {
      ...identity.owner,
      cwd: '/',
      detached: true,
      stdio: output === undefined ? ['pipe', 'pipe', 'pipe', folder] : ['ignore', output, output, folder],
    });
  } finally {
    closeSync(folder);
  }
}

/** Runs a program with `input` on its standard input until it exits; fails with its output when it fails. */
export async function runProgram(identity: Identity, program: Program, input = ''): Promise<string> {
  const child = startProgram(identity, program);
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  child.stdin?.end(input);
  const said = await Promise.all(
    [child.stdout, child.stderr].map((pipe) => (pipe ? text(pipe) : Promise.resolve(''))),
  );
  const status = await exit;
  const output = said.join('').trim();
  if (status !== 0) throw new Error(`${program.name} ended with ${status ?? 'a signal'}:\n${output}`);
  return output;
}
