import type { Values } from '@sangamam/contract/phrases/values';

export const title = 'ഭക്ഷണവും ആവശ്യങ്ങളും';
export const myAccount = 'എന്റെ അക്കൗണ്ട്';
export const intro = ({ convention }: Values<'convention'>) =>
  `${convention} കൺവെൻഷനിൽ നിങ്ങൾ ഓരോരുത്തരെയും കുറിച്ച് അടുക്കളയും ഹോട്ടലും ഞങ്ങളുടെ പരിചരണ സംഘവും അറിയേണ്ടത്.`;
export const whoReadsIt =
  'അടുക്കളയ്ക്കും ഹോട്ടലിനും എണ്ണം മാത്രം നൽകും. പേരുകൾ കാണുന്നത് പരിചരണ സംഘം മാത്രം. ആരോഗ്യവിവരങ്ങളും അടിയന്തര നമ്പറും മുദ്രവെച്ചു സൂക്ഷിക്കുന്നു; ആരു തുറന്നാലും രേഖപ്പെടുത്തും. കൺവെൻഷൻ കഴിഞ്ഞ് 30 ദിവസത്തിനു ശേഷം ഇതെല്ലാം മായ്ക്കും.';
export const loading = 'കുടുംബത്തെ ലോഡ് ചെയ്യുന്നു…';
export const progress = ({ done, all }: { done: number; all: number }) =>
  done === all ? 'എല്ലാവരുടെയും വിവരങ്ങൾ കിട്ടി. നന്ദി!' : `${all} പേരിൽ ${done} പേരുടേത് കിട്ടി`;
export const notFilledIn = 'ഇതുവരെ പൂരിപ്പിച്ചിട്ടില്ല';
export const nothingSpecial = 'പ്രത്യേകിച്ചൊന്നുമില്ല';
export const callInEmergency = ({ name, phone }: Values<'name' | 'phone'>) => `അടിയന്തരം: ${name}, ${phone}`;
export const fillIn = 'പൂരിപ്പിക്കുക';
export const change = 'മാറ്റുക';
export const cardOf = ({ name }: Values<'name'>) => `${name}: ഭക്ഷണവും ആവശ്യങ്ങളും`;
export const fillInFor = ({ name }: Values<'name'>) => `${name}: പൂരിപ്പിക്കുക`;
export const changeFor = ({ name }: Values<'name'>) => `${name}: മാറ്റുക`;
export const fromLastTime = 'കഴിഞ്ഞ തവണ നിങ്ങൾ അറിയിച്ചത് ഇതാണ്. ഇപ്പോഴും ശരിയെങ്കിൽ സേവ് ചെയ്യുക.';
export const unreadable = 'ആരോഗ്യവിവരങ്ങളും അടിയന്തര നമ്പറും ഇനി വായിക്കാൻ കഴിയില്ല. ദയവായി വീണ്ടും നൽകുക.';
export const notKept =
  'ആരോഗ്യവിവരങ്ങളും അടിയന്തര നമ്പറും സുരക്ഷിതമായി സൂക്ഷിക്കാൻ ഈ സൈറ്റിന് ഇപ്പോൾ കഴിയില്ല; അതിനാൽ ചോദിക്കുന്നില്ല.';
export const foodNote = 'അടുക്കളയെ അറിയിക്കാൻ മറ്റെന്തെങ്കിലും';
export const foodNoteHint = 'മറ്റ് അലർജികൾ, അല്ലെങ്കിൽ അവ എത്ര ഗുരുതരമെന്ന്.';
export const accessNote = 'ഹോട്ടലിനെയും ഹാളിനെയും കുറിച്ച് മറ്റെന്തെങ്കിലും';
export const healthNotes = 'ആരോഗ്യവിവരങ്ങൾ';
export const healthNotesHint = 'മരുന്നുകളും ഡോക്ടർ അറിയേണ്ടതും. പരിചരണ സംഘം മാത്രമേ വായിക്കൂ.';
export const emergencyName = 'അടിയന്തരഘട്ടത്തിൽ ആരെ വിളിക്കണം';
export const emergencyNameHint = 'കഴിയുമെങ്കിൽ നിങ്ങളോടൊപ്പം വരാത്ത ഒരാൾ.';
export const emergencyPhone = 'ആ ആളുടെ ഫോൺ നമ്പർ';
export const mayPhotograph = 'ഫോട്ടോ എടുക്കാമോ?';
export const mayPrint = 'അച്ചടിക്കുന്ന പുസ്തകത്തിൽ പേരും ചിത്രവും ചേർക്കാമോ?';
export const yes = 'അതെ';
export const no = 'വേണ്ട';
export const moreToTell = 'കൂടുതൽ അറിയിക്കാൻ';
export const moreToTellHint = 'സഞ്ചാരസൗകര്യം, ആരോഗ്യവിവരങ്ങൾ';
export const save = 'സേവ് ചെയ്യുക';
export const saving = 'സേവ് ചെയ്യുന്നു…';
export const saved = ({ name }: Values<'name'>) => `${name}: സേവ് ചെയ്തു`;
export const failed = 'സേവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const notSentTitle = 'ഇതുവരെ അയച്ചിട്ടില്ല';
export const notSentText = 'രജിസ്ട്രേഷൻ അയച്ച ശേഷം ഓരോരുത്തരെയും കുറിച്ച് അറിയിക്കാം.';
export const nobodyAttends = 'ഈ രജിസ്ട്രേഷനിൽ ആരും പങ്കെടുക്കുന്നില്ല';
export const goToMyAccount = 'എന്റെ അക്കൗണ്ടിലേക്ക്';
export const registrationNotFound = 'രജിസ്ട്രേഷൻ കണ്ടില്ല';
export const registrationNotFoundText = 'ഇത് നിങ്ങളുടേതല്ല, അല്ലെങ്കിൽ ഇപ്പോൾ നിലവിലില്ല.';
