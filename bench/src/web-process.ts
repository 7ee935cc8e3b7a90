// The whole site as it runs in production, in a process whose processor time can be measured.
import { once } from 'node:events';

import { readEnv } from '@sangamam/server/src/env.ts';
import { startSite } from '@sangamam/server/src/start-site.ts';

import type { SiteOrder } from './web/start-site-process.ts';

const [{ environment }] = (await once(process, 'message')) as [SiteOrder];
const site = await startSite(readEnv(environment));
// A bench that failed leaves nobody behind.
process.once('disconnect', () => process.exit());
process.on('message', (question) => {
  if (question === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1_000_000);
  } else {
    void site.stop().then(() => process.disconnect());
  }
});
process.send?.(site.address);
