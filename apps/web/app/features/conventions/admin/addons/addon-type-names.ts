import { addonTypes, type AddonType } from '@sangamam/contract/addons/addon';

/** What an organiser reads for a kind of add-on. */
export const addonTypeNames: Readonly<Record<AddonType, string>> = {
  YES_NO: 'Yes or no',
  MULTIPLE_OPTIONS: 'One of several choices',
  SINGLE_FIELD: 'One thing, how many of it',
  ADULT_CHILDREN: 'How many adults, how many children',
  MULTIPLE_OPTIONS_WITH_TEXTBOX: 'Several choices, how many of each',
};

export const addonTypeOptions = addonTypes.map((value) => ({ value, label: addonTypeNames[value] }));

/** What a choice is called where the kind gives its key. */
export const fixedKeyNames: Readonly<Record<string, string>> = {
  Yes: 'Yes',
  ADULT: 'Adults',
  CHILDREN: 'Children',
};

/** How the price of a kind counts. */
export const priceHints: Readonly<Record<AddonType, string>> = {
  YES_NO: 'The price is for the whole registration that says yes.',
  MULTIPLE_OPTIONS: 'The price of the one choice is for the whole registration.',
  SINGLE_FIELD: 'The price is for each.',
  ADULT_CHILDREN: 'The prices are for each adult and each child.',
  MULTIPLE_OPTIONS_WITH_TEXTBOX: 'The prices are for each.',
};
