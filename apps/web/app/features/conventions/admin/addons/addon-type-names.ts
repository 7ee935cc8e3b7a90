import { addonTypes, type AddonType } from '@sangamam/contract/addons/addon';
import * as phrases from '#phrases/conventions/admin/addons.ts';

/** What an organiser reads for a kind of add-on. */
export const addonTypeNames: Readonly<Record<AddonType, string>> = {
  YES_NO: phrases.yesOrNo,
  MULTIPLE_OPTIONS: phrases.oneOfSeveralChoices,
  SINGLE_FIELD: phrases.oneThingHowManyOfIt,
  ADULT_CHILDREN: phrases.howManyAdultsHowManyChildren,
  MULTIPLE_OPTIONS_WITH_TEXTBOX: phrases.severalChoicesHowManyOfEach,
};

export const addonTypeOptions = addonTypes.map((value) => ({ value, label: addonTypeNames[value] }));

/** What a choice is called where the kind gives its key. */
export const fixedKeyNames: Readonly<Record<string, string>> = {
  Yes: 'Yes',
  ADULT: phrases.adults,
  CHILDREN: phrases.children,
};

/** How the price of a kind counts. */
export const priceHints: Readonly<Record<AddonType, string>> = {
  YES_NO: phrases.thePriceIsForTheWhole,
  MULTIPLE_OPTIONS: phrases.thePriceOfTheOneChoice,
  SINGLE_FIELD: phrases.thePriceIsForEach,
  ADULT_CHILDREN: phrases.thePricesAreForEachAdult,
  MULTIPLE_OPTIONS_WITH_TEXTBOX: phrases.thePricesAreForEach,
};
