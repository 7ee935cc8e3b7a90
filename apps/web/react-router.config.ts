import type { Config } from '@react-router/dev/config';

import { addToEnglishAssets } from './add-to-english-assets.ts';
import { precompress } from './precompress.ts';
import { siteLanguage } from './site-language.ts';

export default {
  ssr: true,
  // A page ships only its own route and fetches the routes of its links, so visitors never download the admin routes.
  routeDiscovery: { mode: 'lazy' },
  // The Malayalam build comes after the English one and lies within it.
  buildDirectory: siteLanguage === 'ml' ? 'build/ml' : 'build',
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    if (siteLanguage === 'ml') await addToEnglishAssets(buildDirectory);
    else await precompress(`${buildDirectory}/client`);
  },
} satisfies Config;
