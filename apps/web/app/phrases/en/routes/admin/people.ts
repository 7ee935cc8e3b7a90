import type { Values } from '@sangamam/contract/phrases/values';

export const mergeADuplicate = 'Merge a duplicate';
export const people = 'People';
export const compareIntro = 'Please compare the two before you continue.';
export const findDuplicateIntro = ({ name }: Values<'name'>) =>
  `Find the account that is ${name} a second time.`;
export const chooseAnotherAccount = 'Choose another account';
export const peopleIntro = 'Everyone who has signed up.';
export const person = 'Person';
export const family = ({ familyName }: Values<'familyName'>) => `${familyName} family`;
