import { fork } from 'node:child_process';
import { once } from 'node:events';

import type { LoadOrder, LoadReport, StormReport } from './load-client-process.ts';

/** A process of clients that all sign in at once. */
export interface LoadClients {
  storm(order: LoadOrder): Promise<StormReport>;
  leave(): void;
}

/** Starts the process that sends all logins. */
export function startLoadClients(): LoadClients {
  const child = fork(new URL('load-client-process.ts', import.meta.url));
  const lost = once(child, 'exit').then(() =>
    Promise.reject(new Error('The process of the load clients ended')),
  );
  lost.catch(() => undefined);
  return {
    storm: async (order) => {
      child.send(order);
      const [report] = (await Promise.race([once(child, 'message'), lost])) as [LoadReport];
      if ('error' in report) throw new Error(report.error);
      return report;
    },
    leave: () => {
      if (child.connected) child.disconnect();
    },
  };
}
