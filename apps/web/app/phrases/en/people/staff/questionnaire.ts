import type { QuestionAudience, QuestionKind } from '@sangamam/contract/people/questionnaire/question';
import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const title = 'Convention questions';
export const intro = 'Families answer on Food and care once their registration is sent.';
export const chooseConvention = 'Choose a convention';
export const chooseConventionText = 'Questions belong to one convention. Choose it at the top.';
export const add = 'Add a question';
export const none = 'No question yet';
export const noneText = 'Add what you want to know, in English and, if you like, in Malayalam.';
export const noneToRead = 'An administrator adds them.';
export const question = 'Question';
export const answered = 'Answered';
export const answeredOf = ({ answered, asked }: { answered: number; asked: number }) =>
  `${answered} of ${asked}`;
export const answeredBy = ({ answered, asked }: { answered: number; asked: number }) =>
  `${answered} of ${asked} answered`;
export const answers = 'Answers';
export const showRegistrations = 'Show their registrations';
export const state = 'State';
export const asked = 'Asked';
export const retired = 'Retired';
export const askedFromDay = ({ day }: Values<'day'>) => `From ${day}`;
export const required = 'Required';
export const kinds: Readonly<Record<QuestionKind, string>> = {
  CHOICE: 'Choice of one',
  SEVERAL: 'Choice of several',
  TEXT: 'Text',
  NUMBER: 'Number',
  YES_NO: 'Yes or no',
};
export const audiences: Readonly<Record<QuestionAudience, string>> = {
  PERSON: 'Each person',
  FAMILY: 'Each family, once',
};
export const fromAgeOn = ({ age }: { age: number }) => `from ${age} years`;
export const upToAge = ({ age }: { age: number }) => `up to ${age} years`;
export const betweenAges = ({ from, to }: { from: number; to: number }) => `${from} to ${to} years`;
export const counted = ({ name, count }: { name: string; count: number }) => `${name} ${count}`;
export const yes = 'Yes';
export const no = 'No';
export const totalOfNumbers = 'Total';
export const withoutAnswer = 'Without an answer';
export const change = 'Change';
export const changeQuestion = 'Change question';
export const newQuestion = 'New question';
export const inEnglish = 'Question in English';
export const inEnglishHint = 'As families read it, such as: Which jersey size?';
export const inMalayalam = 'Question in Malayalam';
export const inMalayalamHint = 'Left empty, families read the English one.';
export const kind = 'Kind of answer';
export const askedOf = 'Who answers';
export const bent =
  'Families have answered this question. Its kind, whom it asks and its options stay as they are. You can mend the wording, add options, or retire it and add another question.';
export const options = 'Options';
export const optionsHint = 'In the order in which families read them.';
export const option = ({ index }: { index: number }) => `Option ${index}`;
export const optionName = 'Name';
export const optionMalayalam = 'In Malayalam';
export const addOption = 'Add an option';
export const moveOptionUp = ({ index }: { index: number }) => `Move option ${index} up`;
export const moveOptionDown = ({ index }: { index: number }) => `Move option ${index} down`;
export const removeOption = ({ index }: { index: number }) => `Remove option ${index}`;
export const optionAdded = ({ count }: { count: number }) => `Option ${count} added`;
export const optionMoved = ({ place, count }: { place: number; count: number }) =>
  `Moved to place ${place} of ${count}`;
export const optionRemoved = ({ index }: { index: number }) => `Option ${index} removed`;
export const max = 'Largest number';
export const forWhom = 'For whom and when';
export const fromAge = 'From the age of';
export const toAge = 'Up to the age of';
export const ageHint = 'In years on the first day of the convention.';
export const askedFrom = 'Families see it from';
export const askedFromHint = 'Left empty, they see it at once.';
export const isRequired = 'Families must answer';
export const isRequiredHint = 'Their checklist asks until they have. It never holds up a registration.';
export const save = 'Save';
export const saving = 'Saving…';
export const saveFailed = 'The question was not saved';
export const saved = 'Question saved';
export const added = 'Question added';
export const notFound = 'Question not found';
export const notFoundText = 'It was deleted, or the address is wrong.';
export const allQuestions = 'All questions';
export const retire = 'Retire';
export const retireTitle = 'Retire this question?';
export const retireText = 'Families are asked no longer. Their answers stay here and in the file.';
export const retiredToast = 'Question retired';
export const askAgain = 'Ask again';
export const askAgainTitle = 'Ask this question again?';
export const askAgainText = 'Families who have not answered see it again.';
export const askedAgainToast = 'Question asked again';
export const remove = 'Delete';
export const removeTitle = 'Delete this question?';
export const removeText = 'Nobody has answered it.';
export const removedToast = 'Question deleted';
export const person = 'Person';
export const family = 'Family';
export const answer = 'Answer';
export const registration = 'Registration';
export const noAnswer = 'No answer yet';
export const searchLabel = 'Search by name or registration number';
export const who = 'Who';
export const whoAnswered = 'Answered';
export const whoIsMissing = 'Not answered yet';
export const said = 'Said';
export const nobody = 'Nobody here';
export const nobodyText = 'Nobody who attends matches.';
export const personCount = (count: number) => plural(count, { one: '1 person', other: `${count} people` });
export const familyCount = (count: number) => plural(count, { one: '1 family', other: `${count} families` });
export const onRecord = 'Questions of the convention';
