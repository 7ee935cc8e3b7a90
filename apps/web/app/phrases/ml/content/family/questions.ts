export * from '../../../en/content/family/questions.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const searchTheQuestions = 'ചോദ്യങ്ങളിൽ തിരയുക';
export const nothingFound = 'ഒന്നും കണ്ടെത്തിയില്ല. മറ്റൊരു വാക്ക് നോക്കുക, അല്ലെങ്കിൽ ഞങ്ങൾക്ക് എഴുതുക.';
export const found = ({ count }: Values<'count'>) =>
  count === 1 ? 'ഒരു ചോദ്യം കണ്ടെത്തി' : `${count} ചോദ്യങ്ങൾ കണ്ടെത്തി`;
export const stillAQuestion = 'ഇനിയും ചോദ്യമുണ്ടോ?';
export const weAnswerByEmail = 'ഞങ്ങൾക്ക് എഴുതുക; ഇമെയിലിൽ മറുപടി തരാം.';
export const writeToUs = 'ഞങ്ങൾക്ക് എഴുതുക';
export const onOtherPages = 'മറ്റു പേജുകളിൽ';
