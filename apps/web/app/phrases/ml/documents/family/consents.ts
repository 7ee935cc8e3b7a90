export * from '../../../en/documents/family/consents.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const custodianConsentForms = 'സമ്മതപത്രങ്ങൾ (custodian consent forms)';
export const intro =
  '18 വയസ്സിൽ താഴെയുള്ള എല്ലാവർക്കും ഒപ്പിട്ട സമ്മതപത്രം വേണം; കൺവെൻഷൻ സമയത്ത് അവരുടെ ചുമതല ഏതു മുതിർന്ന വ്യക്തിക്കാണെന്ന് അതിൽ പറയുന്നു.';
export const downloadTheBlankForm = 'പൂരിപ്പിക്കാത്ത ഫോം തുറക്കുക';
export const blankFormMissing = 'ഫോം ഇപ്പോൾ ലഭ്യമല്ല. പിന്നീട് വീണ്ടും നോക്കുക.';
export const noFormIsNeeded = 'ഫോം വേണ്ട';
export const noFormNeededText = 'ഈ രജിസ്ട്രേഷനിൽ പങ്കെടുക്കുന്ന ആരും 18 വയസ്സിൽ താഴെയല്ല.';
export const uploadAnotherForm = 'മറ്റൊരു ഫോം അയയ്ക്കുക';
export const sendAForm = 'ഫോം അയയ്ക്കുക';
export const chooseAChild = 'കുട്ടിയെ തിരഞ്ഞെടുക്കുക';
export const whoIsResponsible = 'ചുമതലയുള്ള മുതിർന്ന വ്യക്തി ആര്?';
export const chooseAnAdult = 'മുതിർന്ന വ്യക്തിയെ തിരഞ്ഞെടുക്കുക';
export const chooseForms = 'ഫയലുകൾ തിരഞ്ഞെടുക്കുക';
export const orDropThemHere = 'അല്ലെങ്കിൽ ഇവിടേക്ക് വലിച്ചിടുക';
export const photosOrPdfs = 'ഫോട്ടോയോ PDF-ഓ (jpg, jpeg, png, gif, pdf)';
export const fileSizeHint = ({ megabytes }: { megabytes: number }) => `ഓരോ ഫയലും ${megabytes} MB-യിൽ താഴെ`;
export const children = 'കുട്ടികളും അവരുടെ ഫോമുകളും';
export const noFormYet = 'ഫോം കിട്ടിയിട്ടില്ല';
export const whoIsResponsibleFor = ({ name }: Values<'name'>) => `${name}: ചുമതലയുള്ള മുതിർന്ന വ്യക്തി ആര്?`;
export const chooseAdultFirst = 'മുതിർന്ന വ്യക്തിയെ ആദ്യം തിരഞ്ഞെടുക്കുക.';
export const chooseFormFor = ({ name }: Values<'name'>) => `${name}: ഫോം തിരഞ്ഞെടുക്കുക`;
export const sendAnotherFor = ({ name }: Values<'name'>) => `${name}: മറ്റൊരു ഫോം അയയ്ക്കുക`;
export const formsSentOf = ({ sent, count }: Readonly<Record<'sent' | 'count', number>>) =>
  count === 1 ? 'ഫോം ഇനിയും കിട്ടാനുണ്ട്' : `${count} ഫോമുകളിൽ ${sent} എണ്ണം അയച്ചു`;
export const stillMissing = ({ names }: { names: string }) => `ഇനിയും കിട്ടാനുള്ളത്: ${names}`;
export const filesOnTheirWay = 'അയച്ചുകൊണ്ടിരിക്കുന്ന ഫയലുകൾ';
export const sending = ({ name }: Values<'name'>) => `അയയ്ക്കുന്നു: ${name}`;
export const waiting = 'കാത്തിരിക്കുന്നു';
export const notSent = 'അയച്ചില്ല';
export const tryAgain = 'വീണ്ടും ശ്രമിക്കുക';
export const tryAgainWith = ({ name }: Values<'name'>) => `വീണ്ടും ശ്രമിക്കുക: ${name}`;
export const remove = ({ name }: Values<'name'>) => `ഒഴിവാക്കുക: ${name}`;
export const formsYouSent = 'നിങ്ങൾ അയച്ച ഫോമുകൾ';
export const nothingSentYet = 'ഫോമുകളൊന്നും അയച്ചിട്ടില്ല.';
export const formFor = ({ minor, adult }: Values<'minor' | 'adult'>) => `${minor} · ചുമതല: ${adult}`;
export const formWithoutChild = ({ adult }: Values<'adult'>) => `കുട്ടിയുടെ പേര് നൽകിയിട്ടില്ല · ചുമതല: ${adult}`;
export const childLabel = 'ഈ ഫോം ആർക്കുള്ളതാണ്?';
export const formsNameNobody = ({ count }: Readonly<Record<'count', number>>) =>
  count === 1
    ? 'നിങ്ങൾ അയച്ച ഒരു ഫോം ഇതുവരെ കണക്കാക്കിയിട്ടില്ല: അത് ഏതു കുട്ടിക്കുള്ളതാണെന്ന് താഴെ തിരഞ്ഞെടുക്കുക.'
    : `നിങ്ങൾ അയച്ച ${count} ഫോമുകൾ ഇതുവരെ കണക്കാക്കിയിട്ടില്ല: ഓരോന്നും ഏതു കുട്ടിക്കുള്ളതാണെന്ന് താഴെ തിരഞ്ഞെടുക്കുക.`;
export const childSaved = 'ഫോം ആർക്കുള്ളതാണെന്ന് സേവ് ചെയ്തു.';
export const sentOn = ({ day, size }: Values<'day' | 'size'>) => `അയച്ചത് ${day} · ${size}`;
export const newTabHint = 'പുതിയ ടാബിൽ തുറക്കും';
export const deleteForm = 'ഒഴിവാക്കുക';
export const removeFile = 'ഒഴിവാക്കുക';
export const deleteFormNamed = ({ name }: Values<'name'>) => `ഒഴിവാക്കുക: ${name}`;
export const deleteThisForm = 'ഈ ഫോം ഒഴിവാക്കട്ടേ?';
export const deleteFormText = ({ name, minor }: Values<'name' | 'minor'>) =>
  `${minor} എന്ന കുട്ടിയുടെ ${name} എന്നേക്കുമായി മായ്ക്കും.`;
export const deleteFileText = ({ name }: Values<'name'>) => `${name} എന്നേക്കുമായി മായ്ക്കും.`;
export const formDeleted = 'ഫോം ഒഴിവാക്കി.';
export const accepted = 'സ്വീകരിച്ചു';
export const beingChecked = 'പരിശോധിക്കുന്നു';
export const returned = 'വീണ്ടും അയയ്ക്കുക';
export const sentAgain = 'വീണ്ടും അയച്ചു';
export const whyReturned = ({ reason }: Values<'reason'>) => `മടക്കിയതിന്റെ കാരണം: ${reason}`;
export const nothingMissing = 'വേണ്ട എല്ലാവരുടെയും ഫോം കിട്ടി.';
export const cancelledTakesNoForms = 'ഈ രജിസ്ട്രേഷൻ റദ്ദാക്കി. ഫോമുകൾ ഒഴിവാക്കാം, പുതിയത് അയയ്ക്കാൻ കഴിയില്ല.';
