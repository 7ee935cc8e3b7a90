import type { Sheet } from './sheet-pdf.ts';

/** The packing list for families. */
export const packingList: Sheet = {
  title: 'What to bring',
  subtitle: 'A sheet to tick off while packing for the convention',
  lines: [
    { heading: 'Before you leave home' },
    { item: 'Your temporary or permanent registration number' },
    { item: 'Photo identity of every adult; birth certificates or passports of children' },
    { item: 'Signed consent form for minors who come with a custodian' },
    { item: 'Confirmation of the hotel, as shown under Check in' },
    { heading: 'To wear' },
    { item: 'Something traditional for the inauguration on Thursday evening' },
    { item: 'Comfortable shoes for the day out on Friday' },
    { item: 'Festive clothes for the banquet on Saturday' },
    { item: 'A light jacket: the halls are cool' },
    { heading: 'For the children' },
    { item: 'Swimsuit and sun protection' },
    { item: 'A name tag with a parent’s mobile number' },
    { item: 'Their favourite book or toy for the evening' },
    { heading: 'Good to know' },
    { item: 'Registration desk: Thursday from 12:00 noon, main lobby' },
    { item: 'Curfew from 1:00 AM to 6:00 AM; under 21 stay in the hotel after 11:30 PM' },
    { item: 'Questions: write to us through the contact form of the website' },
  ],
};
