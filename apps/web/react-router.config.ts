import type { Config } from '@react-router/dev/config';

import { precompress } from './precompress.ts';

export default {
  ssr: true,
  // A page ships only its own route and fetches the routes of its links, so visitors never download the admin routes.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
