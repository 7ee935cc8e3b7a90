import * as phrases from '#phrases/travel/admin.ts';

/** A phone number that can be called. */
export function PhoneLink({ phone }: { phone: string | null }) {
  if (phone === null) return <span>{phrases.noPhone}</span>;
  return <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>;
}
