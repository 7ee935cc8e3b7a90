import { spawn, type StdioOptions } from 'node:child_process';

import { inRoot, root } from './root.ts';

interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** How a command ended, and its output where that was captured. */
export interface Outcome {
  ok: boolean;
  output: string;
}

/** Runs a command in the terminal. Programs of installed packages are called by their name. */
export function runCommand(command: string[], options: RunOptions = {}): Promise<Outcome> {
  return run(command, 'inherit', options);
}

/** Runs a command and captures its output, errors included. */
export function captureOutput(command: string[], options: RunOptions = {}): Promise<Outcome> {
  return run(command, ['ignore', 'pipe', 'pipe'], options);
}

/** Whether this process was told to end. What runs was told, too, and nothing begins any more. */
let isStopping = false;

function run([program = '', ...args]: string[], stdio: StdioOptions, options: RunOptions): Promise<Outcome> {
  if (isStopping) return Promise.resolve({ ok: false, output: 'Stopped' });
  const { cwd = root, env = {} } = options;
  const child = spawn(program, args, { cwd, stdio, env: { ...process.env, PATH: searchPath(), ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const forward = (signal: NodeJS.Signals) => {
    isStopping = true;
    child.kill(signal);
  };
  process.on('SIGTERM', forward);
  return new Promise((resolve) => {
    const finish = (ok: boolean) => {
      process.off('SIGTERM', forward);
      resolve({ ok, output });
    };
    child.once('close', (status) => finish(status === 0));
    child.once('error', (error) => {
      output += error.message;
      finish(false);
    });
  });
}

/** Programs of installed packages first, as in an npm script: they include the right Node. */
function searchPath(): string {
  return `${inRoot('node_modules/.bin')}:${process.env.PATH ?? ''}`;
}
