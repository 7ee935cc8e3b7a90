export const questions = 'Questions of this convention';
export const choose = 'Choose';
export const noAnswer = 'No answer';
export const upTo = ({ max }: { max: number }) => `A whole number, up to ${max}`;
export const wholeNumber = 'A whole number';
export const yourFamily = 'Your family';
export const answerFamily = 'Answer for your family';
export const changeFamily = 'Change for your family';
export const answer = 'Answer';
export const change = 'Change';
export const unanswered = ({ count }: { count: number }) =>
  count === 1 ? '1 question without an answer' : `${count} questions without an answer`;
export const said = ({ question, answer }: { question: string; answer: string }) =>
  /[?:.!]$/u.test(question) ? `${question} ${answer}` : `${question}: ${answer}`;
export const whoReadsAnswers =
  'The officers of this convention who look after registrations read these answers. They are deleted 30 days after it.';
export const save = 'Save';
export const saving = 'Saving…';
export const savedFamily = 'Saved for your family';
export const failed = 'That was not saved. Please try again.';
