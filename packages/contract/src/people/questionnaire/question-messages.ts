/** Sentences about questions of a convention and their answers. */
export const questionMessages = {
  required: 'Please answer this question',
  text: 'Please use at most 200 characters',
  option: 'Please choose one of the options',
  number: ({ most }: { most: number }) => `Please enter a whole number from 0 to ${most}`,
  tooMany: 'These are more answers than there are questions',
  notAsked: 'This question is no longer asked. Please load the page again.',
  notForAge: 'This question is not for this person',
  wording: 'Please use 2 to 200 characters',
  translation: 'Please use at most 200 characters',
  optionLabel: 'Please name this option in at most 80 characters',
  optionTwice: 'There is an option of this name already',
  twoOptions: 'Please give at least two options',
  age: 'Please enter an age from 0 to 120',
  agesInOrder: 'This is below the first age',
  max: 'Please enter a whole number from 1 to 999,999',
  unknownOption: 'This option was removed meanwhile. Please load the page again.',
} as const;
