import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const deadlineHasPassed = 'The registration deadline has passed.';
export const earlyBirdWithoutDate = 'The early bird is on but has no date.';
export const noTreasurer = 'There is no treasurer for payers to turn to.';
export const noTreasurerFor = ({ currency }: Values<'currency'>) =>
  `There is no treasurer for payments in ${currency} dollars.`;
export const noLocalUnit = 'There is no local unit that a family can choose.';
export const noPackage = 'No package is offered.';
export const noPackageForFamilies = 'No package on offer is open to a family with children.';
export const priceInOneCurrency = ({ name }: Values<'name'>) => `${name} has a price in only one currency.`;
export const noPrice = ({ title }: Values<'title'>) => `${title} has no price.`;

export const noHotel = 'The hotel of this convention is not entered yet.';
export const noRoomBlock = 'The room block of this convention is not entered yet.';
export const notInMalayalam = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 text of this convention has no Malayalam.',
    other: `${count} texts of this convention have no Malayalam.`,
  });
export const pagesAreOlder =
  'No page has been published since this convention was created: check the programme, hotel and travel pages.';
export const withoutSecondFactor = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 member of staff who sees families or money signs in without a second factor.',
    other: `${count} members of staff who see families or money sign in without a second factor.`,
  });
export const noConsentForm = 'There is no consent form for families with minors.';
export const earlyBirdIsOff = ({ name }: Values<'name'>) =>
  `${name} has an early-bird offer, but the early bird is off.`;
export const isFree = ({ name }: Values<'name'>) => `${name} is free.`;
