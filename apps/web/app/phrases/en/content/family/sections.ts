import type { Values } from '@sangamam/contract/phrases/values';

export const committee = 'Committee';
export const writeTo = ({ name }: Values<'name'>) => `Write to ${name}:`;
export const call = ({ name }: Values<'name'>) => `Call ${name}:`;
export const about = 'About';
export const readMore = 'Read more';
export const readLess = 'Read less';
export const questionsAndAnswers = 'Questions and answers';
export const text = 'Text';
export const linkToThisQuestion = 'Link to this question';
