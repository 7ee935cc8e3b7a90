import type { Values } from '@sangamam/contract/phrases/values';

export const noAnswerSince = ({ day }: Values<'day'>) => `No answer since ${day}`;
export const states = {
  WAITING: 'Waiting for the family',
  ANSWERED: 'Answered',
  NO_ANSWER: 'No answer',
} as const;
export const questionToTheFamily = 'Question to the family';
export const conversation = 'Questions and answers';
export const waitsUntil = ({ day }: Values<'day'>) =>
  `The family can answer by the link in the email or on My Account. Without an answer, the registration is to be decided again after ${day}.`;
export const answeredHint =
  'The family has answered. Your decision closes the conversation, or close it yourself.';
export const overdueHint =
  'The time to answer is over. A late answer is still filed here; your decision closes the conversation.';
export const byFamilyWithLink = 'The family, by the link in the email';
export const byFamilyOnAccount = ({ name }: Values<'name'>) => `${name}, on My Account`;
export const writtenDownBy = ({ name }: Values<'name'>) => `The family, written down by ${name}`;
export const someone = 'someone';
export const asks = ({ name }: Values<'name'>) => `${name} asks`;
export const addTheFamilysAnswer = "Add the family's answer";
export const theAnswer = 'The answer';
export const answerHint = 'What they said by phone or wrote by email. It counts as their answer.';
export const saveAnswer = 'Save answer';
export const answerSaved = 'Answer saved';
export const closeTheConversation = 'Close the conversation';
export const closeTheConversationQuestion = 'Close the conversation?';
export const closing = {
  WAITING:
    'The question is withdrawn: the family can no longer answer it, and the registration is to be decided.',
  ANSWERED: 'The answer stays here. The registration is no longer marked as answered.',
  NO_ANSWER: 'The question is withdrawn: the family can no longer answer it.',
} as const;
export const close = 'Close';
export const conversationClosed = 'Conversation closed';
export const erased = 'Erased with the account';
