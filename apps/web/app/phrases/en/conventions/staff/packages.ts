import type { Values } from '@sangamam/contract/phrases/values';

export const gold = 'Gold';
export const diamond = 'Diamond';
export const platinum = 'Platinum';
export const silver = 'Silver';
export const blue = 'Blue';
export const green = 'Green';
export const red = 'Red';
export const cyan = 'Cyan';
export const grey = 'Grey';
export const yellow = 'Yellow';
export const pink = 'Pink';
export const raspberry = 'Raspberry';
export const offers = 'Offers';
export const offersHint =
  'A lower price for a time. If several are valid on the same day, the first one here counts.';
export const offer = ({ index }: Values<'index'>) => `Offer ${index}`;
export const removeOffer = ({ index }: Values<'index'>) => `Remove offer ${index}`;
export const whatFamiliesWillSee = 'What families will see';
export const offerNameHint = 'Such as: Early bird, until March 31.';
export const offerPriceUsd = 'Offer price in US dollars';
export const offerPriceCad = 'Offer price in Canadian dollars';
export const followsEarlyBird = 'Valid as long as the convention’s early bird';
export const addAnOffer = 'Add an offer';
export const from = 'From';
export const until = 'Until';
export const packageLabel = 'Package';
export const saveFailed = 'The package was not saved';
export const name = 'Name';
export const shortDescription = 'Short description';
export const benefits = 'Benefits';
export const descriptionHint = 'What it includes, one item per line.';
export const price = 'Price';
export const priceHint =
  'Whole dollars for the whole registration, in both currencies; nothing is converted. A new price applies to registrations not sent yet; those already sent keep their price.';
export const priceInUsDollars = 'Price in US dollars';
export const priceInCanadianDollars = 'Price in Canadian dollars';
export const save = 'Save';
export const addThePackage = 'Add the package';
export const emblem = 'Emblem';
export const eligibilityTitle = 'Who can choose it, and how many';
export const emptyMeansNoLimit = 'Empty means no limit.';
export const places = 'Places';
export const capacityHintWithTaken = ({ taken }: Values<'taken'>) =>
  `One for each registration. ${taken} are taken.`;
export const capacityHint = 'One for each registration.';
export const fewestPeople = 'Fewest people';
export const mostPeople = 'Most people';
export const lowestAge = 'Lowest age';
export const highestAge = 'Highest age';
export const includesARoom = 'Includes a hotel room';
export const needsRoomHint =
  'Turn it off for day visitors: no room is counted for them, and no hotel number is missing.';
export const clearedOnChange = 'Cleared when the family changes who is coming';
export const clearedOnChangeHint =
  'For packages that depend on it, such as SINGLE REGISTRATION and SENIOR CITIZEN.';
export const offeredToFamilies = 'Offered to families';
export const withdrawnHint = 'Withdrawn packages stay on registrations already sent.';
export const packagesOfThisConvention = 'Packages of this convention';
export const noPackageYet = 'No package yet';
export const emptyText =
  'A family chooses one package. Registration can open only once a package has places left.';
export const offered = 'Offered';
export const withdrawn = 'Withdrawn';
export const taken = 'Taken';
export const ofLabel = ({ seatsTaken, capacity }: Values<'seatsTaken' | 'capacity'>) =>
  `${seatsTaken} of ${capacity}`;
export const onWaitList = ({ families }: Values<'families'>) =>
  families === 1 ? '1 family on the wait list' : `${families} families on the wait list`;
export const state = 'State';
export const registrationsWith = ({ name }: Values<'name'>) => `registrations with ${name}`;
