export * from '../../../en/accounts/family/passkeys.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const passkeysIntro =
  'പാസ്‌കീ ഉണ്ടെങ്കിൽ വിരലടയാളമോ മുഖമോ ഉപകരണത്തിന്റെ കോഡോ കൊണ്ട് ലോഗിൻ ചെയ്യാം. പാസ്‌വേഡ് പഴയതുപോലെ പ്രവർത്തിക്കും.';
export const loadingPasskeys = 'പാസ്‌കീകൾ ലോഡ് ചെയ്യുന്നു…';
export const addAPasskey = 'പാസ്‌കീ ചേർക്കുക';
export const followYourDevice = 'ഉപകരണം പറയുന്നതുപോലെ ചെയ്യുക…';
export const passkeyAdded = 'പാസ്‌കീ ചേർത്തു';
export const alreadyHere = 'ഈ ഉപകരണത്തിൽ നിങ്ങളുടെ അക്കൗണ്ടിന് പാസ്‌കീ ഇപ്പോൾത്തന്നെയുണ്ട്.';
export const nothingWasAdded = 'പാസ്‌കീ ചേർത്തില്ല. എപ്പോൾ വേണമെങ്കിലും വീണ്ടും ശ്രമിക്കാം.';
export const addedOn = ({ createdAt }: Values<'createdAt'>) => `ചേർത്തത് ${createdAt}`;
export const synced = 'നിങ്ങളുടെ എല്ലാ ഉപകരണങ്ങളിലും';
export const neverUsed = 'ഇതുവരെ ഉപയോഗിച്ചിട്ടില്ല';
export const lastUsed = ({ lastUsedAt }: Values<'lastUsedAt'>) => `അവസാനം ഉപയോഗിച്ചത് ${lastUsedAt}`;
export const rename = 'പേരു മാറ്റുക';
export const renameOf = ({ name }: Values<'name'>) => `പേരു മാറ്റുക: ${name}`;
export const renameTitle = 'പാസ്‌കീയുടെ പേരു മാറ്റുക';
export const renameFailed = 'പേര് സേവ് ചെയ്യാനായില്ല';
export const renamed = 'പേര് സേവ് ചെയ്തു';
export const passkeyName = 'പേര്';
export const passkeyNameHint = 'ഉദാഹരണം: “അന്നയുടെ ഫോൺ”.';
export const saveName = 'സേവ് ചെയ്യുക';
export const remove = 'നീക്കുക';
export const removeOf = ({ name }: Values<'name'>) => `നീക്കുക: ${name}`;
export const removeTitle = 'ഈ പാസ്‌കീ നീക്കട്ടേ?';
export const removeThePasskey = 'പാസ്‌കീ നീക്കുക';
export const removeConsequence = ({ name }: Values<'name'>) =>
  `“${name}” കൊണ്ട് ഇനി ഇവിടെ ലോഗിൻ ചെയ്യാനാവില്ല. ഉപകരണത്തിൽ അത് കണ്ടേക്കാം; അവിടെയും മായ്ക്കാം.`;
export const passkeyRemoved = 'പാസ്‌കീ നീക്കി';
export const signInWithPasskey = 'പാസ്‌കീ കൊണ്ട് ലോഗിൻ ചെയ്യുക';
export const passkeyRefused = 'ഈ പാസ്‌കീ ഇവിടെ പ്രവർത്തിച്ചില്ല. പാസ്‌വേഡ് കൊണ്ട് ലോഗിൻ ചെയ്യുക.';
export const nothingWasPicked = 'പാസ്‌കീ ഉപയോഗിച്ചില്ല. വീണ്ടും ശ്രമിക്കാം, അല്ലെങ്കിൽ പാസ്‌വേഡ് കൊണ്ട് ലോഗിൻ ചെയ്യാം.';
