// All clients that sign in, in a separate process with low priority: in production they run on other machines, so
// neither their work nor their garbage collection may take a core from the server and the reader.
import os from 'node:os';
import { performance } from 'node:perf_hooks';

import autocannon from 'autocannon';

/** The accounts that sign in, and the server. */
export interface LoadOrder {
  origin: string;
  credentials: readonly { username: string; password: string }[];
  /** Logins per account, one after the other. */
  loginsEach: number;
}

/** The result of a login storm. */
export interface StormReport {
  /** Logins a second that succeeded. */
  rate: number;
  /** Logins that got 503 because too many others were queued. */
  refused: number;
}

/** The result of a storm, or the reason why it could not run. */
export type LoadReport = StormReport | { error: string };

os.setPriority(10);
process.on('message', (order: LoadOrder) => {
  void storm(order)
    .catch((error: unknown) => ({ error: String(error) }))
    .then((report: LoadReport) => process.send?.(report));
});

/** All clients log in at the same moment, each on its own connection, and again after each response. */
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
  // autocannon reports its own end up to a second after the last response.
  clients.on('response', (_client, status) => {
    if (status === 503) refused += 1;
    else if (status !== 200) reject(new Error(`A login was refused with ${status}`));
    left -= 1;
    if (left === 0) resolve();
  });
  await everybodyIsIn;
  return { rate: ((amount - refused) * 1000) / (performance.now() - start), refused };
}
