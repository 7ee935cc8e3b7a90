import { forEachMethod } from '@sangamam/contract/ledger/terms/payment-methods';
import type { SiteSettings } from '@sangamam/contract/conventions/site-settings/site-settings';

/**
 * Defaults of the site settings. Fees are percents of the net price; those of PayPal and cards are what they charge.
 */
export const defaultSiteSettings: SiteSettings = {
  convenienceFee: forEachMethod(({ usualFee }) => usualFee),
  organisationName: 'Sangamam',
  supportEmail: 'support@example.org',
  supportPhone: '+1 407 555 0100',
  supportHours: 'Monday to Saturday, 9 AM to 8 PM Eastern',
  links: {
    mainSite: { label: 'Our community', url: 'https://www.example.org/' },
    sisterSite: { label: 'Youth league', url: 'https://www.example.net/' },
    videoChannel: 'https://video.example.org/',
    socialPage: 'https://social.example.org/',
  },
  termsVersion: '2026-11',
};
