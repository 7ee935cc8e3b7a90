// Everybody who logs in, in a process of its own that stands back: on the day the crowd is on other machines, and neither
// its work nor its garbage takes a core from the server and from whoever reads.
import os from 'node:os';
import { performance } from 'node:perf_hooks';

import autocannon from 'autocannon';

/** Who comes, and where to. */
export interface CrowdOrder {
  origin: string;
  credentials: readonly { username: string; password: string }[];
  /** How often each of them logs in, one time after the other. */
  loginsEach: number;
}

/** How a storm went. */
export interface StormReport {
  /** Logins a second that succeeded. */
  rate: number;
  /** Logins that were answered 503, because too many others waited longer than the site lets them. */
  refused: number;
}

/** How a storm went, or why it could not be made. */
export type CrowdReport = StormReport | { error: string };

os.setPriority(10);
process.on('message', (order: CrowdOrder) => {
  void storm(order)
    .catch((error: unknown) => ({ error: String(error) }))
    .then((report: CrowdReport) => process.send?.(report));
});

/** Everybody comes at the same moment, on a connection of their own, and again when they are in. */
async function storm({ origin, credentials, loginsEach }: CrowdOrder): Promise<StormReport> {
  const bodies = credentials.map((one) => JSON.stringify(one));
  const amount = bodies.length * loginsEach;
  const start = performance.now();
  const { promise: everybodyIsIn, resolve, reject } = Promise.withResolvers<void>();
  let left = amount;
  let refused = 0;
  const crowd = autocannon(
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
  crowd.on('response', (_client, status) => {
    if (status === 503) refused += 1;
    else if (status !== 200) reject(new Error(`A login was refused with ${status}`));
    left -= 1;
    if (left === 0) resolve();
  });
  await everybodyIsIn;
  return { rate: ((amount - refused) * 1000) / (performance.now() - start), refused };
}
