import type {
  ConventionConfiguration,
  ReadinessIssue,
} from '@sangamam/contract/conventions/configuration/convention-configuration';

import * as phrases from '#phrases/conventions/configuration.ts';

type Whole = Omit<ConventionConfiguration, 'missing' | 'notices'>;

/** Site-wide data that every convention needs. */
interface Surroundings {
  /** `YYYY-MM-DD` where the convention takes place. */
  today: string;
  /** Local units that a family can choose. */
  localUnits: number;
}

/**
 * Issues that would make the first registration fail, in sentences for the organiser; empty when everything is ready.
 */
export function readinessIssues(whole: Whole, { today, localUnits }: Surroundings): ReadinessIssue[] {
  const { conventionDeadline, earlyBirdStatus, earlyBirdDate, treasurer, cadTreasurer, packages, addons } =
    whole;
  const offered = packages.filter(({ active }) => active);
  const forFamilies = offered.filter(
    ({ capacity, seatsTaken, seatsHeld, maxPeople, minAge }) =>
      (capacity === null || seatsTaken + seatsHeld < capacity) &&
      (maxPeople === null || maxPeople > 1) &&
      minAge === null,
  );
  return [
    ...when(conventionDeadline < today, 'facts', phrases.deadlineHasPassed),
    ...when(earlyBirdStatus && earlyBirdDate === null, 'facts', phrases.earlyBirdWithoutDate),
    ...when(treasurer === null && cadTreasurer === null, 'treasurer', phrases.noTreasurer),
    ...when(
      treasurer === null && cadTreasurer !== null && sellsIn('price', whole),
      'treasurer',
      phrases.noTreasurerFor({ currency: 'US' }),
    ),
    ...when(
      cadTreasurer === null && treasurer !== null && sellsIn('cadPrice', whole),
      'treasurer',
      phrases.noTreasurerFor({ currency: 'Canadian' }),
    ),
    ...when(localUnits === 0, 'local-units', phrases.noLocalUnit),
    ...when(offered.length === 0, 'packages', phrases.noPackage),
    ...when(offered.length > 0 && forFamilies.length === 0, 'packages', phrases.noPackageForFamilies),
    ...offered.flatMap(({ _id: id, name, price, cadPrice, offers }) =>
      [{ price, cadPrice }, ...offers.map((one) => ({ price: one.salePrice, cadPrice: one.cadSalePrice }))]
        .filter(isPricedOnce)
        .slice(0, 1)
        .map(() => ({
          place: 'packages' as const,
          id,
          message: phrases.priceInOneCurrency({ name }),
        })),
    ),
    ...addons
      .filter(({ active }) => active)
      .flatMap(({ _id: id, title, options }) => [
        ...when(options.length === 0, 'addons', phrases.noPrice({ title }), id),
        ...when(options.some(isPricedOnce), 'addons', phrases.priceInOneCurrency({ name: title }), id),
      ]),
  ];
}

/** What is not part of a convention's catalogue but belongs to its preparation. */
interface Preparation {
  hasHotel: boolean;
  hasRoomBlock: boolean;
  hasOlderPagesOnly: boolean;
  /** Texts that families who read Malayalam see in English. */
  untranslated: number;
  /** Staff who see families or money. */
  withoutSecondFactor: number;
}

/** Issues that may be mistakes, or are still to be done, but do not prevent registration. */
export function readinessWarnings(whole: Whole, preparation: Preparation): ReadinessIssue[] {
  const { hasHotel, hasRoomBlock, hasOlderPagesOnly, untranslated, withoutSecondFactor: count } = preparation;
  const { custodianConsentUrl, earlyBirdStatus, packages, addons } = whole;
  return [
    ...when(!custodianConsentUrl, 'facts', phrases.noConsentForm),
    ...packages
      .filter(({ active, offers }) => active && !earlyBirdStatus && offers.some(({ earlyBird }) => earlyBird))
      .map(({ _id: id, name }) => ({
        place: 'packages' as const,
        id,
        message: phrases.earlyBirdIsOff({ name }),
      })),
    ...packages
      .filter(({ active, price, cadPrice }) => active && price === 0 && cadPrice === 0)
      .map(({ _id: id, name }) => ({ place: 'packages' as const, id, message: phrases.isFree({ name }) })),
    ...addons
      .filter(({ active, options }) => active && options.length > 0 && options.every(isFree))
      .map(({ _id: id, title }) => ({
        place: 'addons' as const,
        id,
        message: phrases.isFree({ name: title }),
      })),
    ...when(!hasHotel, 'hotel', phrases.noHotel),
    ...when(!hasRoomBlock, 'hotel-block', phrases.noRoomBlock),
    ...when(untranslated > 0, 'malayalam', phrases.notInMalayalam({ count: untranslated })),
    ...when(hasOlderPagesOnly, 'pages', phrases.pagesAreOlder),
    ...when(count > 0, 'staff', phrases.withoutSecondFactor({ count })),
  ];
}

/** Two prices; a missing Canadian one means the same number. */
interface Prices {
  price: number;
  cadPrice: number | null;
}

const isFree = ({ price, cadPrice }: Prices) => price === 0 && (cadPrice ?? 0) === 0;
const isPricedOnce = ({ price, cadPrice }: Prices) => (price === 0) !== ((cadPrice ?? price) === 0);

function when(
  isFault: boolean,
  place: ReadinessIssue['place'],
  message: string,
  id?: string,
): ReadinessIssue[] {
  return isFault ? [{ place, message, ...(id !== undefined && { id }) }] : [];
}

/** Whether anything on offer has a price in this list, so that families pay in its currency. */
function sellsIn(list: 'price' | 'cadPrice', { packages, addons }: Whole): boolean {
  const isPriced = (one: { price: number; cadPrice: number | null }) => (one[list] ?? one.price) > 0;
  return (
    packages.some((one) => one.active && isPriced(one)) ||
    addons.some(({ active, options }) => active && options.some(isPriced))
  );
}
