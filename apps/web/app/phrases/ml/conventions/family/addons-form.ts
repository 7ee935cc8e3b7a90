export * from '../../../en/conventions/family/addons-form.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const addOns = 'ആഡ്-ഓണുകൾ';
export const saveFailed = 'ആഡ്-ഓണുകൾ സേവ് ചെയ്തിട്ടില്ല';
export const additionalRequestsSpecialNeeds = 'മറ്റ് അഭ്യർത്ഥനകൾ / പ്രത്യേക ആവശ്യങ്ങൾ';
export const specialNeedsHint =
  'ഉദാഹരണത്തിന്, വീൽചെയർ സൗകര്യമുള്ള മുറി, വിരുന്നിലെ ഭക്ഷണം. കഴിയുന്നത്ര ശ്രമിക്കാം, എങ്കിലും ഉറപ്പു പറയാനാവില്ല.';
export const savingYourAddOns = 'ആഡ്-ഓണുകൾ സേവ് ചെയ്യുന്നു…';
export const saveGotoReview = 'സേവ് ചെയ്ത് തുടരുക';
export const yourTotal = 'നിങ്ങളുടെ ആകെ തുക';
export const pricesCaption = 'പാക്കേജും ആഡ്-ഓണുകളും, വില സഹിതം';
export const nothingChosenYet = 'ഒന്നും തിരഞ്ഞെടുത്തിട്ടില്ല';
export const total = 'ആകെ';
export const soldOut = 'ഇത് ഇപ്പോൾ തീർന്നുപോയി.';
export const onlyLeft = ({ left }: Values<'left'>) => `ഇനി ${left} മാത്രം.`;
