export const questions = 'ഈ കൺവെൻഷന്റെ ചോദ്യങ്ങൾ';
export const choose = 'തിരഞ്ഞെടുക്കുക';
export const noAnswer = 'ഉത്തരമില്ല';
export const upTo = ({ max }: { max: number }) => `പരമാവധി ${max} വരെയുള്ള പൂർണ്ണസംഖ്യ`;
export const wholeNumber = 'ഒരു പൂർണ്ണസംഖ്യ';
export const yourFamily = 'നിങ്ങളുടെ കുടുംബം';
export const answerFamily = 'കുടുംബത്തിനു വേണ്ടി ഉത്തരം നൽകുക';
export const changeFamily = 'കുടുംബത്തിന്റെ ഉത്തരം മാറ്റുക';
export const answer = 'ഉത്തരം നൽകുക';
export const change = 'മാറ്റുക';
export const unanswered = ({ count }: { count: number }) => `${count} ചോദ്യത്തിന് ഉത്തരം നൽകിയിട്ടില്ല`;
export const said = ({ question, answer }: { question: string; answer: string }) =>
  /[?:.!]$/u.test(question) ? `${question} ${answer}` : `${question}: ${answer}`;
export const whoReadsAnswers =
  'രജിസ്ട്രേഷൻ നോക്കുന്ന ഭാരവാഹികൾ ഈ ഉത്തരങ്ങൾ വായിക്കും. കൺവെൻഷൻ കഴിഞ്ഞ് 30 ദിവസത്തിനു ശേഷം ഇവ മായ്ക്കും.';
export const save = 'സേവ് ചെയ്യുക';
export const saving = 'സേവ് ചെയ്യുന്നു…';
export const savedFamily = 'കുടുംബത്തിന്റെ ഉത്തരം സേവ് ചെയ്തു';
export const failed = 'സേവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
