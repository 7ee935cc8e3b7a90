import { addonTypes, type AddonType } from '@sangamam/contract/conventions/addons/addon';

import * as phrases from '#phrases/conventions/staff/addons.ts';

/** Display names of add-on types for organizers. */
export const addonTypeNames: Readonly<Record<AddonType, string>> = {
  YES_NO: phrases.yesOrNo,
  MULTIPLE_OPTIONS: phrases.oneOfSeveralChoices,
  SINGLE_FIELD: phrases.singleFieldName,
  ADULT_CHILDREN: phrases.adultChildrenName,
  MULTIPLE_OPTIONS_WITH_TEXTBOX: phrases.multipleOptionsName,
};

export const addonTypeOptions = addonTypes.map((value) => ({ value, label: addonTypeNames[value] }));

/** Display names of choices with a key fixed by the type. */
export const fixedKeyNames: Readonly<Record<string, string>> = {
  Yes: 'Yes',
  ADULT: phrases.adults,
  CHILDREN: phrases.children,
};

/** What the price of each type applies to. */
export const priceHints: Readonly<Record<AddonType, string>> = {
  YES_NO: phrases.yesNoPriceHint,
  MULTIPLE_OPTIONS: phrases.oneChoicePriceHint,
  SINGLE_FIELD: phrases.singleFieldPriceHint,
  ADULT_CHILDREN: phrases.adultChildrenPriceHint,
  MULTIPLE_OPTIONS_WITH_TEXTBOX: phrases.multipleOptionsPriceHint,
};
