import type { Values } from '@sangamam/contract/phrases/values';

export const subject = ({ siteName }: Values<'siteName'>) => `Test email from ${siteName}`;
export const greeting = 'Hello,';
export const mailLeaves =
  'You asked for this email in the outbox of the site. As you are reading it, email from the site arrives.';
export const openTheOutbox = 'Open the outbox';
