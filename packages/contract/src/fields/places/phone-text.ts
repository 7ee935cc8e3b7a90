import type { Mobile } from './mobile.ts';

/** A phone number as people read it: `+1 847 555 0112` for ten digits, else its digits after the dial code. */
export function phoneText({ countryCode, phoneNumber }: Mobile): string {
  const parts = /^(\d{3})(\d{3})(\d{4})$/u.exec(phoneNumber);
  return `${countryCode} ${parts ? parts.slice(1).join(' ') : phoneNumber}`;
}
