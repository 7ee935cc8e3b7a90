import type { GooglePass, GoogleText } from '#server/adapters/wallet/google-passes.ts';

import type { PassContent } from './pass-content.ts';
import { wordsOf } from './pass-words.ts';

/** A ticket in the form of Google's, with what it shares with all tickets of its convention. */
export function googleTicket(content: PassContent): GooglePass {
  const { serial, isVoid, language, site, convention, family, number } = content;
  const text = (value: string): GoogleText => ({ defaultValue: { language, value } });
  const words = wordsOf(content);
  const extra = [words.people, ...words.shuttles];
  return {
    ticketClass: {
      id: `convention-${convention._id}`,
      issuerName: site.name,
      eventName: text(convention.name),
      venue: { name: text(convention.location), address: text(convention.location) },
      // Without an offset: the time at the venue.
      dateTime: { start: `${convention.startDate}T00:00`, end: `${convention.endDate}T23:59` },
      hexBackgroundColor: '#0f4a37',
    },
    ticket: {
      id: serial,
      state: isVoid ? 'INACTIVE' : 'ACTIVE',
      ticketHolderName: family,
      ticketNumber: number,
      barcode: { type: 'QR_CODE', value: number, alternateText: number },
      textModulesData: extra.map(({ key, label, value }) => ({ id: key, header: label, body: value })),
    },
  };
}
