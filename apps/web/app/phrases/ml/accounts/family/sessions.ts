export * from '../../../en/accounts/family/sessions.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const signedOutThere = 'അവിടെ ലോഗൗട്ട് ചെയ്തു.';
export const signedIn = ({ createdAt }: Values<'createdAt'>) => `ലോഗിൻ ചെയ്തത് ${createdAt}`;
export const lastUsed = ({ lastUsedAt }: Values<'lastUsedAt'>) => `അവസാനം ഉപയോഗിച്ചത് ${lastUsedAt}`;
export const thisDevice = 'ഈ ഉപകരണം';
export const signOutLastUsed = ({ device, lastUsedAt }: Values<'device' | 'lastUsedAt'>) =>
  `ലോഗൗട്ട് ചെയ്യുക: ${device}, അവസാനം ഉപയോഗിച്ചത് ${lastUsedAt}`;
export const signOut = 'ലോഗൗട്ട് ചെയ്യുക';
export const noOtherSessions = 'മറ്റൊരിടത്തും നിങ്ങൾ ലോഗിൻ ചെയ്തിട്ടില്ല.';
export const signOutEverywhereElse = 'മറ്റെല്ലായിടത്തും ലോഗൗട്ട് ചെയ്യുക';
export const signOutThere = 'അവിടെ ലോഗൗട്ട് ചെയ്യട്ടേ?';
export const signOutConsequence = 'ഉടൻ ലോഗൗട്ട് ആകും. അവിടെ ടൈപ്പ് ചെയ്ത് സേവ് ചെയ്യാത്തത് നഷ്ടപ്പെടും.';
export const signOutEverywhereTitle = 'മറ്റെല്ലായിടത്തും ലോഗൗട്ട് ചെയ്യട്ടേ?';
export const signedOutEverywhereElse = 'മറ്റെല്ലായിടത്തും ലോഗൗട്ട് ചെയ്തു.';
export const signOutEverywhereText =
  'ഈ ഉപകരണത്തിൽ മാത്രം ലോഗിൻ തുടരും. മറ്റുള്ളവയിൽ ഏതെങ്കിലും നിങ്ങളുടേതല്ലെന്ന് തോന്നിയാൽ പാസ്‌വേഡും മാറ്റുക.';
