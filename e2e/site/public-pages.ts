/** The pages that visitors and search engines find, each with a word of its heading (SPEC §2). */
export const publicPages = [
  { path: '/', heading: /Sangamam/u },
  { path: '/programme', heading: /Programme/u },
  { path: '/travel', heading: /Hotel/u },
  { path: '/committee', heading: /Committee/u },
  { path: '/faq', heading: /Questions/u },
  { path: '/convention-participants', heading: /participants/u },
  { path: '/contactus', heading: /Contact us/u },
  { path: '/privacypolicy', heading: /Privacy/u },
  { path: '/termofuse', heading: /Terms/u },
  { path: '/login', heading: /Login/u },
  { path: '/register', heading: /Register/u },
] as const;

/** Pages that visitors reach, but no search engine. */
export const otherPages = [
  '/forgot-password',
  '/claim',
  '/set-password/no-such-link',
  '/error',
  '/error/403',
  '/no-such-page',
];

/** Small pages with one task, which stand on a card in the middle. */
export const cardPages: readonly string[] = [
  '/login',
  '/forgot-password',
  '/claim',
  '/set-password/no-such-link',
];
