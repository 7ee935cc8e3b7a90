import type { Values } from '@sangamam/contract/phrases/values';

export const bannerPicture = 'Banner picture';
export const searchPictureHint =
  'Search engines show it beside the convention. Without one they show our own picture.';
export const chooseFromTheLibrary = 'Choose from the library';
export const change = 'Change';
export const bannerPictureSuffix = ': Banner picture';
export const remove = 'Remove';
export const pictureFailed = 'This picture cannot be shown. Please choose another.';
export const bannerAlt = 'The banner that is chosen';
export const convention = 'Convention';
export const saveFailed = 'The convention was not saved';
export const name = 'Name';
export const place = 'Place';
export const locationHint = 'As families read it, such as Orlando, Florida.';
export const dates = 'Dates';
export const datesHint =
  "Every date is in the convention's own time zone. After the last day to register, no one can start or send a registration.";
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const lastDayToRegister = 'Last day to register';
export const timeZone = 'Time zone';
export const earlyBird = 'Early bird';
export const earlyBirdHint = 'Early-bird offers are valid while it is on, through its last day.';
export const earlyBirdDate = 'Last day of the early bird';
export const whatFamiliesSee = 'What families see';
export const showThisConvention = 'Show this convention';
export const publishedHint = 'Lists and My Account include it. Opening registration shows it automatically.';
export const publishTheParticipantList = 'Publish the participant list';
export const participantListHint = 'Adults of confirmed registrations who have not opted out. Never minors.';
export const familyPicturesLabel = 'Families may send their family picture';
export const consentFormForMinors = 'Consent form for minors';
export const consentFormHint =
  'Where families find the form: an address that begins with https:// or with /.';
export const cancellation = 'If people cancel';
export const cancellationHint =
  'Families see these dates before they pay and on the receipt. After the last date nothing is refunded. Without dates nothing is promised, and you decide each time.';
export const cancelDate = ({ index }: Values<'index'>) => `Date ${index}`;
export const removeDate = ({ index }: Values<'index'>) => `Remove date ${index}`;
export const cancelledUntil = 'Cancelled by';
export const keptUsd = 'Kept for each person (USD)';
export const keptCad = 'Kept for each person (CAD)';
export const addDate = 'Add a date';
export const cancelRequestsUntil = 'Families may ask to cancel until';
export const cancelRequestsHint =
  'Families who have paid find it on My Account and see what is kept; you decide. Without a date they write to you. Families who have not paid cancel themselves.';
export const save = 'Save';
export const createTheConvention = 'Create the convention';
export const newfoundlandStJohns = 'Newfoundland (St. John’s)';
export const atlanticHalifax = 'Atlantic (Halifax)';
export const easternNewYorkOrlando = 'Eastern (New York, Orlando)';
export const easternToronto = 'Eastern (Toronto)';
export const centralChicagoHouston = 'Central (Chicago, Houston)';
export const centralWinnipeg = 'Central (Winnipeg)';
export const mountainDenver = 'Mountain (Denver)';
export const mountainEdmonton = 'Mountain (Edmonton)';
export const arizonaPhoenix = 'Arizona (Phoenix)';
export const pacificLosAngeles = 'Pacific (Los Angeles)';
export const pacificVancouver = 'Pacific (Vancouver)';
export const alaskaAnchorage = 'Alaska (Anchorage)';
export const hawaiiHonolulu = 'Hawaii (Honolulu)';
export const treasurer = 'Treasurer';
export const treasurerForCanadianDollars = 'Treasurer for Canadian dollars';
export const sameTreasurer = 'Canadian dollars go to the same treasurer';
export const otherwiseCanadiansSeeAnother =
  'Otherwise families who pay in Canadian dollars see another contact and account.';
export const nameOfTheAccount = 'Name of the account';
export const payeeNameHint =
  'Checks are made out to it, and banks show it for the Zelle address. Leave it empty if it is the full name above.';
export const treasurerHint =
  "Families who pay see this: who receives Zelle payments and where to mail a check. Leave it empty until you know; registration can't open without it.";
export const fullName = 'Full name';
export const email = 'Email';
export const mobileNumber = 'Mobile number';
export const addressFirstLine = 'Address, first line';
export const secondLine = 'Second line';
export const thirdLine = 'Third line';
export const meals = 'Meals';
export const mealsHint =
  'What the kitchen serves. Food and access then counts people, diets and allergies for each meal, by the travel plans of families.';
export const mealNumber = ({ index }: { index: number }) => `Meal ${index}`;
export const removeMeal = ({ index }: { index: number }) => `Remove meal ${index}`;
export const mealName = 'Name of the meal';
export const mealDay = 'Day';
export const mealTime = 'Time';
export const addMeal = 'Add a meal';
export const usualMeals = ({ count }: { count: number }) => `Fill in ${count} usual meals`;

export const familyChanges = 'Changes by families';
export const familyChangesHint =
  'What families may change on My Account once their registration is sent. A new person of a registration that is approved is always asked for.';
export const changeKinds = {
  people: 'Who attends',
  package: 'Package',
  addons: 'Add-ons',
  specialRequest: 'Special request',
} as const;
export const changeWays = {
  DIRECT: 'At once',
  REQUEST: 'By asking the registrars',
  NONE: 'Not at all',
} as const;
export const changesUntil = 'Last day for changes';
export const changesUntilHint = 'Empty: until the day before the convention starts.';
