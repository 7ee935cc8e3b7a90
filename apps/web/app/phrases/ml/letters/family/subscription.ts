export * from '../../../en/letters/family/subscription.ts';

export const lettersTitle = 'സംഘാടകരുടെ കത്തുകൾ';
export const openingTheLink = 'ലിങ്ക് തുറക്കുന്നു…';
export const question = ({ address }: { address?: string }) =>
  address === undefined
    ? 'നിങ്ങളുടെ വിലാസത്തിലേക്കുള്ള കത്തുകൾ നിർത്തട്ടേ?'
    : `${address} എന്ന വിലാസത്തിലേക്കുള്ള കത്തുകൾ നിർത്തട്ടേ?`;
export const whatStillComes =
  'നിങ്ങളുടെ രജിസ്ട്രേഷൻ, പേയ്മെന്റ്, രേഖകൾ, അക്കൗണ്ട് എന്നിവയെക്കുറിച്ചുള്ള ഇമെയിലുകൾ തുടർന്നും വരും: അവ നിങ്ങൾക്ക് ആവശ്യമാണ്.';
export const stopLetters = 'കത്തുകൾ നിർത്തുക';
export const stopped = ({ address }: { address?: string }) =>
  address === undefined ? 'ഇനി കത്തുകൾ വരില്ല' : `${address} എന്ന വിലാസത്തിലേക്ക് ഇനി കത്തുകൾ അയയ്ക്കില്ല`;
export const getThemAgain = 'വീണ്ടും അയയ്ക്കുക';
export const notSaved = 'നിങ്ങളുടെ തീരുമാനം സേവ് ചെയ്തില്ല';
export const linkDoesNotWork = 'ഈ ലിങ്ക് പ്രവർത്തിക്കുന്നില്ല';
export const otherWaysToStop =
  'ലിങ്ക് മുഴുവനായി പകർത്തിയിട്ടുണ്ടാവില്ല. My Account-ലെ “നിങ്ങളുടെ ഡേറ്റ” എന്ന പേജിലും കത്തുകൾ നിർത്താം; അല്ലെങ്കിൽ ഞങ്ങൾക്ക് എഴുതുക.';
export const couldNotLook = 'ലിങ്ക് തുറക്കാൻ കഴിഞ്ഞില്ല';
export const checkYourConnection = 'ഇന്റർനെറ്റ് കണക്ഷൻ പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക.';
export const tryAgain = 'വീണ്ടും ശ്രമിക്കുക';
export const yourData = 'നിങ്ങളുടെ ഡേറ്റ';
export const contactUs = 'ഞങ്ങളെ ബന്ധപ്പെടുക';
export const sendMeLetters = 'സംഘാടകരുടെ കത്തുകൾ എനിക്ക് അയയ്ക്കുക';
export const lettersStopped = 'ഇനി കത്തുകൾ വരില്ല.';
export const lettersComeAgain = 'കത്തുകൾ വീണ്ടും വരും.';
