import type { DesignType } from '@sangamam/contract/content/page-kinds';
import * as phrases from '#phrases/domain/content.ts';

/** What editors call the pages of the site. */
export const pageNames: Readonly<Record<DesignType, string>> = {
  HOME_PAGE: phrases.home,
  PROGRAMME_PAGE: phrases.programme,
  TRAVEL_PAGE: phrases.hotelAndTravel,
  COMMITTEE_PAGE: phrases.committee,
  FAQ_PAGE: phrases.questionsAndAnswers,
  PRIVACY_PAGE: phrases.privacyPolicy,
  TERMS_PAGE: phrases.termsOfUse,
};
