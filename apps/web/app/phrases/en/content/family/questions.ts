import type { Values } from '@sangamam/contract/phrases/values';

export const searchTheQuestions = 'Search the questions';
export const nothingFound = 'Nothing found. Try another word, or write to us.';
export const found = ({ count }: Values<'count'>) =>
  count === 1 ? '1 question found' : `${count} questions found`;
export const stillAQuestion = 'Still a question?';
export const weAnswerByEmail = "Write to us and we'll answer by email.";
export const writeToUs = 'Write to us';
export const onOtherPages = 'On other pages';
