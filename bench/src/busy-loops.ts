import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Each ends by itself after this long, in case nobody stops it. */
const endsAfterMs = 60 * 60_000;

/** Keeps every core busy until the returned function is called, as a build beside the site does. */
export function startBusyLoops(count = availableParallelism()): () => void {
  const script = `const end = Date.now() + ${endsAfterMs}; while (Date.now() < end);`;
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', script], { stdio: 'ignore' }),
  );
  return () => loops.forEach((loop) => loop.kill('SIGKILL'));
}
