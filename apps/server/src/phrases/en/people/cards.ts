import type { Allergy, Diet } from '@sangamam/contract/people/cards/card';

export const byMeal = 'By meal';
export const day = 'Day';
export const time = 'Time';
export const meal = 'Meal';
export const people = 'People';
export const told = 'Told so far';
export const inWords = 'In words';
export const dietNames: Record<Diet, string> = {
  VEGETARIAN: 'Vegetarian',
  VEGAN: 'Vegan',
  NO_BEEF: 'No beef',
  NO_PORK: 'No pork',
  MILD: 'Not spicy',
};
export const allergyNames: Record<Allergy, string> = {
  PEANUTS: 'Peanuts',
  TREE_NUTS: 'Tree nuts',
  MILK: 'Milk',
  EGGS: 'Eggs',
  FISH: 'Fish',
  SHELLFISH: 'Shellfish',
  WHEAT: 'Wheat',
  SOY: 'Soy',
  SESAME: 'Sesame',
};
export const allergicTo = ({ food }: { food: string }) => `Allergy: ${food}`;
