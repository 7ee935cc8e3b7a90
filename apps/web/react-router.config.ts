import type { Config } from '@react-router/dev/config';

import { precompress } from './precompress.ts';

export default {
  ssr: true,
  // A page brings its own route alone and asks for those that its links lead to: the admin area weighs on no visitor.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
