import type { Config } from '@react-router/dev/config';

import { precompress } from './precompress.ts';

export default {
  ssr: true,
  // Every route is known after the first answer: no manifest call on the first visit.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
