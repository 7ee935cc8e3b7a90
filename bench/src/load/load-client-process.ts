// All clients that sign in, in a process of its own with low priority: in production they are on other machines, so neither
// their work nor their garbage collection may take a core from the server and the reader.
import os from 'node:os';
import { performance } from 'node:perf_hooks';

import autocannon from 'autocannon';

/** Who signs in, and where. */
export interface LoadOrder {
  origin: string;
  credentials: readonly { username: string; password: string }[];
  /** How often each of them signs in, one after the other. */
  loginsEach: number;
}

/** The result of a storm of sign-ins. */
export interface StormReport {
  /** Logins a second that succeeded. */
  rate: number;
  /** Logins that were answered 503 because too many others were waiting. */
  refused: number;
}

/** The result of a storm, or why it could not be run. */
export type LoadReport = StormReport | { error: string };

os.setPriority(10);
process.on('message', (order: LoadOrder) => {
  void storm(order)
    .catch((error: unknown) => ({ error: String(error) }))
    .then((report: LoadReport) => process.send?.(report));
});

/** Everybody comes at the same moment, on a connection of their own, and again when they are in. */
async function storm({ origin, credentials, loginsEach }: LoadOrder): Promise<StormReport> {
  const bodies = credentials.map((one) => JSON.stringify(one));
  const amount = bodies.length * loginsEach;
  const start = performance.now();
  const { promise: everybodyIsIn, resolve, reject } = Promise.withResolvers<void>();
  let left = amount;
  let refused = 0;
  const clients = autocannon(
    {
      url: `${origin}/v1/user/login`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      connections: bodies.length,
      amount,
      timeout: 60,
      setupClient: (client) => client.setBody(bodies.pop() ?? ''),
    },
    (error: Error | null) => {
      if (error !== null) reject(error);
    },
  );
  // Its own end comes up to a second after the last answer.
  clients.on('response', (_client, status) => {
    if (status === 503) refused += 1;
    else if (status !== 200) reject(new Error(`A login was refused with ${status}`));
    left -= 1;
    if (left === 0) resolve();
  });
  await everybodyIsIn;
  return { rate: ((amount - refused) * 1000) / (performance.now() - start), refused };
}
