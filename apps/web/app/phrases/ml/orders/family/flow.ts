export * from '../../../en/orders/family/flow.ts';

export const registrationIsClosed = 'രജിസ്ട്രേഷൻ അവസാനിച്ചു';
export const registrationSummary = 'രജിസ്ട്രേഷൻ ചുരുക്കത്തിൽ';
export const goToMyAccount = 'എന്റെ അക്കൗണ്ടിലേക്ക്';
export const notFoundTitle = 'ഈ രജിസ്ട്രേഷൻ കണ്ടെത്താനായില്ല';
export const notFoundText =
  'അത് റദ്ദാക്കിയതാകാം, അല്ലെങ്കിൽ മറ്റൊരു അക്കൗണ്ടിലേതാകാം. നിങ്ങളുടെ രജിസ്ട്രേഷനുകളും രജിസ്റ്റർ ചെയ്യാവുന്ന കൺവെൻഷനുകളും ‘എന്റെ അക്കൗണ്ടിൽ’ കാണാം.';
export const stepsOfYourRegistration = 'രജിസ്ട്രേഷന്റെ ഘട്ടങ്ങൾ';
export const people = 'ആളുകൾ';
export const packageLabel = 'പാക്കേജ്';
export const addOns = 'ആഡ്-ഓണുകൾ';
export const review = 'പരിശോധന';
export const alreadySentTitle = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ അയച്ചു';
export const saving = 'സേവ് ചെയ്യുന്നു…';
export const saved = 'സേവ് ചെയ്തു. പിന്നീട് തുടരാം.';
export const thisWasCancelled = 'ഈ രജിസ്ട്രേഷൻ റദ്ദാക്കി';
export const thisWasNotApproved = 'ഈ രജിസ്ട്രേഷൻ അംഗീകരിച്ചില്ല';
export const thisConventionIsOver = 'ഈ കൺവെൻഷൻ കഴിഞ്ഞു';
export const myAccountSaysMore = 'ഇവിടെ ഇനി മാറ്റം വരുത്താൻ കഴിയില്ല. ഇതുവരെയുള്ളതും ഇനി വരാനുള്ളതും ‘എന്റെ അക്കൗണ്ടിൽ’ കാണാം.';
