import { fork } from 'node:child_process';
import { once } from 'node:events';

import type { CrowdOrder, CrowdReport, StormReport } from './crowd-process.ts';

/** People who can be told to log in all at once. */
export interface Crowd {
  storm(order: CrowdOrder): Promise<StormReport>;
  leave(): void;
}

/** Starts the process that everybody who logs in comes from. */
export function gatherCrowd(): Crowd {
  const child = fork(new URL('crowd-process.ts', import.meta.url));
  const lost = once(child, 'exit').then(() => Promise.reject(new Error('The crowd is gone')));
  lost.catch(() => undefined);
  return {
    storm: async (order) => {
      child.send(order);
      const [report] = (await Promise.race([once(child, 'message'), lost])) as [CrowdReport];
      if ('error' in report) throw new Error(report.error);
      return report;
    },
    leave: () => {
      if (child.connected) child.disconnect();
    },
  };
}
