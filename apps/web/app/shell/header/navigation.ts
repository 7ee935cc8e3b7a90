import type { SiteSettings } from '@sangamam/contract/conventions/site-settings/site-settings';

import * as phrases from '#phrases/shell.ts';
import { paths } from '#web/config/paths.ts';

/** The links of the header (SPEC §2), repeated in the mobile menu. */
export const pageLinks: readonly { to: string; label: string }[] = [
  { to: paths.home, label: phrases.home },
  { to: paths.programme, label: phrases.programme },
  { to: paths.travel, label: phrases.hotelAndTravel },
  { to: paths.committee, label: phrases.committee },
  { to: paths.conventionParticipants, label: phrases.participants },
  { to: paths.contactUs, label: phrases.contactUs },
  { to: paths.faq, label: 'FAQ' },
];

/** What the footer has on every page. */
export const legalLinks: typeof pageLinks = [
  { to: paths.privacyPolicy, label: phrases.privacyPolicy },
  { to: paths.termsOfUse, label: phrases.termsOfUse },
];

/** The links of a long footer: all header links plus the legal pages. */
export const footerLinks: typeof pageLinks = [...pageLinks, ...legalLinks];

/** Links to related sites and our social pages, as far as staff have entered them. */
export function externalLinks(settings: SiteSettings | null): { url: string; name: string }[] {
  if (!settings) return [];
  const { mainSite, sisterSite, videoChannel, socialPage } = settings.links;
  return [
    { url: mainSite.url, name: mainSite.label },
    { url: sisterSite.url, name: sisterSite.label },
    { url: videoChannel, name: phrases.videos },
    { url: socialPage, name: phrases.communityPage },
  ].filter(({ url, name }) => url !== '' && name !== '');
}
