import type { Config } from '@react-router/dev/config';

import { siteLanguage } from './site-language.ts';

export default {
  ssr: true,
  // A page ships only its own route and fetches the routes of its links, so visitors never download the admin routes.
  routeDiscovery: { mode: 'lazy' },
  // Neither build empties the folders of the other; `join-languages.ts` makes one of both.
  buildDirectory: siteLanguage === 'ml' ? 'build/ml' : 'build',
} satisfies Config;
