import type { Values } from '@sangamam/contract/phrases/values';

export const aQuestionForYou = 'A question for you';
export const dear = ({ name, convention, number }: Values<'name' | 'convention' | 'number'>) =>
  `Dear ${name}, this is about your registration ${number} for ${convention}.`;
export const theOfficersAsk = 'The officers ask';
export const yourAnswer = 'Your answer';
export const answerHint =
  'The officers who look at your registration read it. Plain text, up to 2000 characters.';
export const sendAnswer = 'Send answer';
export const sendingYourAnswer = 'Sending your answer…';
export const thankYou = 'Thank you, your answer is with us';
export const answeredAlready = 'This question has been answered';
export const answeredText =
  "The officers look at your registration again. We'll write to you as soon as they have decided.";
export const noLongerOpen = 'No answer is needed any more';
export const closedMeanwhile =
  'The officers have decided about your registration or withdrawn their question. My Account shows where it stands.';
export const linkNoLongerWorks = 'This link no longer works';
export const whyItDoesNot =
  'It may have expired, or was not copied whole. If there still is a question, My Account has it, or write to us.';
export const expiredMeanwhile =
  'This link has expired meanwhile. What you wrote is still here: please copy it to My Account or to the contact form.';
export const couldNotLook = "We couldn't open the question";
export const checkYourConnection = 'Please check your connection and try again.';
export const tryAgain = 'Try again';
export const myAccount = 'My Account';
export const contactUs = 'Contact us';
export const openingYourQuestion = 'Opening your question…';
