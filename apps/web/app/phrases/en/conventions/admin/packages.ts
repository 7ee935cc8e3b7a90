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
export const aLowerPriceForATime =
  'A lower price for a time. Where several are valid on a day, the first one here counts.';
export const offer = ({ index }: Values<'index'>) => `Offer ${index}`;
export const removeOffer = ({ index }: Values<'index'>) => `Remove offer ${index}`;
export const whatFamiliesRead = 'What families read';
export const suchAsEarlyBirdUntilMarch = 'Such as: Early bird, until March 31.';
export const offerPriceInUsDollars = 'Offer price in US dollars';
export const offerPriceInCanadianDollars = 'Offer price in Canadian dollars';
export const holdsAsLongAsTheEarly = 'Holds as long as the early bird of the convention';
export const addAnOffer = 'Add an offer';
export const from = 'From';
export const until = 'Until';
export const packageLabel = 'Package';
export const thePackageWasNotSaved = 'The package was not saved';
export const name = 'Name';
export const shortDescription = 'Short description';
export const benefits = 'Benefits';
export const whatItIncludesOneItemPer = 'What it includes, one item per line.';
export const price = 'Price';
export const wholeDollarsForTheWholeRegistration =
  'Whole dollars for the whole registration, in both currencies: nothing is converted. A changed price is for those who have not sent theirs: what was sent keeps its price.';
export const priceInUsDollars = 'Price in US dollars';
export const priceInCanadianDollars = 'Price in Canadian dollars';
export const save = 'Save';
export const addThePackage = 'Add the package';
export const emblem = 'Emblem';
export const whoMayTakeItAndHow = 'Who may take it, and how many';
export const emptyMeansNoLimit = 'Empty means no limit.';
export const places = 'Places';
export const oneForEachRegistrationAreTaken = ({ taken }: Values<'taken'>) =>
  `One for each registration. ${taken} are taken.`;
export const oneForEachRegistration = 'One for each registration.';
export const fewestPeople = 'Fewest people';
export const mostPeople = 'Most people';
export const lowestAge = 'Lowest age';
export const highestAge = 'Highest age';
export const clearedWhenTheFamilyChangesWho = 'Cleared when the family changes who is coming';
export const forPackagesThatDependOnIt =
  'For packages that depend on it, such as SINGLE REGISTRATION and SENIOR CITIZEN.';
export const offeredToFamilies = 'Offered to families';
export const withdrawnPackagesStayWithThoseWho = 'Withdrawn packages stay with those who have sent them.';
export const placeInTheList = 'Place in the list';
export const lowerNumbersComeFirst = 'Lower numbers come first.';
export const packagesOfThisConvention = 'Packages of this convention';
export const noPackageYet = 'No package yet';
export const aFamilyChoosesOnePackageRegistration =
  'A family chooses one package. Registration opens only when one has room for them.';
export const offered = 'Offered';
export const withdrawn = 'Withdrawn';
export const taken = 'Taken';
export const ofLabel = ({ seatsTaken, capacity }: Values<'seatsTaken' | 'capacity'>) =>
  `${seatsTaken} of ${capacity}`;
export const state = 'State';
