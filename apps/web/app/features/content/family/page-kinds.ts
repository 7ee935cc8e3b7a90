import type { DesignType } from '@sangamam/contract/content/page-kinds';

import * as phrases from '#phrases/content/family/content.ts';
import { site } from '#web/config/site.ts';

/** What a page says where its editor says nothing. */
export const pageDefaults: Readonly<Record<DesignType, { title: string; description: string }>> = {
  HOME_PAGE: { title: phrases.home, description: `${site.name}: ${site.tagline}.` },
  PROGRAMME_PAGE: {
    title: phrases.programme,
    description: phrases.programmeDescription,
  },
  TRAVEL_PAGE: {
    title: phrases.hotelAndTravel,
    description: phrases.placeDescription,
  },
  COMMITTEE_PAGE: {
    title: phrases.committee,
    description: phrases.committeeDescription,
  },
  FAQ_PAGE: {
    title: phrases.questionsAndAnswers,
    description: phrases.questionsDescription,
  },
  PRIVACY_PAGE: {
    title: phrases.privacyPolicy,
    description: phrases.privacyDescription,
  },
  TERMS_PAGE: {
    title: phrases.termsOfUse,
    description: phrases.termsDescription,
  },
};
