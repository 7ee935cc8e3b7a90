import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { packagePrice, validOffers } from '@sangamam/contract/orders/pricing/package-price';
import type { PriceList } from '@sangamam/contract/orders/pricing/price-list';

import type { PackageOfferRow, PackageWithOffers } from './package-repository.ts';
import type { OfferCalendar } from './package-read-model.ts';

/** The offers of a package that are valid at `now` in the time zone of its convention, and the resulting price. */
export function pricePackage(
  { row, offers }: PackageWithOffers,
  calendar: OfferCalendar,
  now: Date,
): { offers: PackageOfferRow[]; price: PriceList } {
  const valid = validOffers(offers, calendar, calendarDateIn(calendar.timeZone, now));
  return { offers: valid, price: packagePrice(row, valid) };
}
