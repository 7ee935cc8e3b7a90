import { addDays } from '@sangamam/contract/fields/dates/calendar-date';

import { appleServicePath } from '@sangamam/contract/documents/wallet/apple-service-endpoints';

import type { ApplePassFields } from '#server/adapters/wallet/apple-passes.ts';

import type { PassContent } from './pass-content.ts';
import { wordsOf, type PassLine } from './pass-words.ts';
import { startOfDay } from './start-of-day.ts';

/** A ticket in the form of Apple's passes. Equal content is equal fields. */
export function appleFields(content: PassContent): ApplePassFields {
  const { serial, token, isVoid, site, number, convention } = content;
  const { timeZone, startDate, endDate } = convention;
  const words = wordsOf(content);
  return {
    serialNumber: serial,
    organizationName: site.name,
    description: words.title,
    // Phones ask no address without TLS.
    ...(site.url.startsWith('https:') && {
      webServiceURL: site.url + appleServicePath,
      authenticationToken: token,
    }),
    ...(isVoid && { voided: true }),
    logoText: site.name,
    backgroundColor: 'rgb(15, 74, 55)',
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(236, 214, 153)',
    relevantDate: startOfDay(timeZone, startDate).toISOString(),
    expirationDate: startOfDay(timeZone, addDays(endDate, 1)).toISOString(),
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: number,
        messageEncoding: 'iso-8859-1',
        altText: number,
      },
    ],
    eventTicket: {
      headerFields: [told(words.number)],
      primaryFields: [words.convention],
      secondaryFields: [words.family, words.people],
      auxiliaryFields: [told(words.days), told(words.place)],
      backFields: [...words.shuttles.map(told), words.atTheDesk, words.site],
    },
  };
}

/** A line whose change a phone tells, with what it says now. */
const told = (line: PassLine) => ({ ...line, changeMessage: `${line.label}: %@` });
