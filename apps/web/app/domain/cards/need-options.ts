import {
  accessNeeds,
  allergies,
  diets,
  type AccessNeed,
  type Allergy,
  type Diet,
  type Need,
} from '@sangamam/contract/people/cards/card';

import * as phrases from '#phrases/domain/cards.ts';
import type { Option } from '#web/ui/form/field/select-field.tsx';

const dietNames: Readonly<Record<Diet, string>> = {
  VEGETARIAN: phrases.vegetarian,
  VEGAN: phrases.vegan,
  NO_BEEF: phrases.noBeef,
  NO_PORK: phrases.noPork,
  MILD: phrases.mild,
};
const allergyNames: Readonly<Record<Allergy, string>> = {
  PEANUTS: phrases.peanuts,
  TREE_NUTS: phrases.treeNuts,
  MILK: phrases.milk,
  EGGS: phrases.eggs,
  FISH: phrases.fish,
  SHELLFISH: phrases.shellfish,
  WHEAT: phrases.wheat,
  SOY: phrases.soy,
  SESAME: phrases.sesame,
};
const accessNames: Readonly<Record<AccessNeed, string>> = {
  WHEELCHAIR: phrases.wheelchair,
  NO_STAIRS: phrases.noStairs,
  NEAR_ELEVATOR: phrases.nearElevator,
  WALK_IN_SHOWER: phrases.walkInShower,
  CRIB: phrases.crib,
  HEARING: phrases.hearing,
  SIGHT: phrases.sight,
};

/** Diets, allergies and access needs in words. */
export const needNames: Readonly<Record<Need, string>> = { ...dietNames, ...allergyNames, ...accessNames };

const optionsOf = (values: readonly Need[]): readonly Option[] =>
  values.map((value) => ({ value, label: needNames[value] }));

export const dietOptions = optionsOf(diets);
export const allergyOptions = optionsOf(allergies);
export const accessOptions = optionsOf(accessNeeds);
