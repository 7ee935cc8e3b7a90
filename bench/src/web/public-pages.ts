/** The pages that everybody can open. */
export const publicPages = [
  '/',
  '/programme',
  '/travel',
  '/committee',
  '/faq',
  '/convention-participants',
  '/contactus',
  '/privacypolicy',
  '/termofuse',
  '/login',
  '/register',
];
