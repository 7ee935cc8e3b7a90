import type { DesignType } from '@sangamam/contract/content/page-kinds';

import { site } from '#web/config/site.ts';

/** What a page says where its editor says nothing. */
export const pageDefaults: Readonly<Record<DesignType, { title: string; description: string }>> = {
  HOME_PAGE: { title: 'Home', description: `${site.name}: ${site.tagline}.` },
  COMMITTEE_PAGE: {
    title: 'Committee',
    description: 'The people who prepare the convention, and how to reach them.',
  },
  FAQ_PAGE: {
    title: 'Questions and answers',
    description:
      'What families ask most about registering, packages, payment and the days of the convention.',
  },
  PRIVACY_PAGE: {
    title: 'Privacy policy',
    description: 'What we keep about you and your family, why, for how long, and what you can ask of us.',
  },
  TERMS_PAGE: {
    title: 'Terms of use',
    description: 'Who may take part, and what holds between you and us when you use this site.',
  },
};
