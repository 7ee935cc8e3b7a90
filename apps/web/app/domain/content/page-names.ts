import type { DesignType } from '@sangamam/contract/content/page-kinds';

/** What editors call the pages of the site. */
export const pageNames: Readonly<Record<DesignType, string>> = {
  HOME_PAGE: 'Home',
  COMMITTEE_PAGE: 'Committee',
  FAQ_PAGE: 'Questions and answers',
  PRIVACY_PAGE: 'Privacy policy',
  TERMS_PAGE: 'Terms of use',
};
