import { isDatabaseUnavailable } from './db/connection/database-unavailable.ts';
import { describeStartFailure, reasonOf } from './describe-start-failure.ts';
import { EnvironmentError, readEnv, type Env } from './env.ts';
import type { RunningSite } from './start-site.ts';

/** A process that has not let go by then is ended by force. */
const drainWithinMs = 25_000;

/** npm passes Ctrl-C on although the terminal sends it to everybody: a repetition this soon is no second wish. */
const sameSignalMs = 1_000;

const env = readEnvOrExit();
let site: RunningSite | undefined;
let stoppingSince: number | undefined;
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('unhandledRejection', survive);
await start();
if (site !== undefined) void greet(site);

function readEnvOrExit(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    if (error instanceof EnvironmentError) return exitWith(error.message);
    throw error;
  }
}

async function start(): Promise<void> {
  try {
    // Loaded only now: the whole program takes seconds, and a wrong setting is told before.
    const { startSite } = await import('./start-site.ts');
    site = await startSite(env);
  } catch (error) {
    exitWith(`Sangamam could not start: ${describeStartFailure(error)}`);
  }
}

async function greet(running: RunningSite): Promise<void> {
  const { greeting } = await import('./greeting.ts');
  process.stdout.write(greeting(env, running.address, await running.findAccounts()));
}

/** Answers what is under way and ends. While still starting, and at a second signal, it ends at once. */
function stop(): void {
  if (stoppingSince !== undefined && performance.now() - stoppingSince < sameSignalMs) return;
  if (site === undefined || stoppingSince !== undefined) process.exit(1);
  stoppingSince = performance.now();
  setTimeout(() => exitWith('Sangamam did not stop in time.'), drainWithinMs).unref();
  site.stop().then(
    () => process.exit(0),
    (error: unknown) => exitWith(`Sangamam did not stop cleanly: ${reasonOf(error)}`),
  );
}

/** A connection that broke where nobody was waiting for it is no reason to leave everybody else; anything else is. */
function survive(reason: unknown): void {
  if (!isDatabaseUnavailable(reason)) throw reason;
  process.stderr.write(`The database went away in passing: ${reasonOf(reason)}\n`);
}

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
