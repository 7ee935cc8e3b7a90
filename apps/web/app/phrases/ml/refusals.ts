export * from '../en/refusals.ts';

export const refusalTexts: Readonly<Record<string, string>> = {
  'Check-in at the hotel is not open yet.': 'ഹോട്ടലിലെ ചെക്ക്-ഇൻ തുടങ്ങിയിട്ടില്ല.',
  'Please sign in to continue.': 'തുടരാൻ ലോഗിൻ ചെയ്യുക.',
  'We could not find what you are looking for.': 'അന്വേഷിച്ചത് കണ്ടെത്താനായില്ല.',
  'The registration could not be found.': 'ഈ രജിസ്ട്രേഷൻ കണ്ടെത്താനായില്ല.',
  'This registration has been submitted and can no longer be changed here.':
    'ഈ രജിസ്ട്രേഷൻ അയച്ചുകഴിഞ്ഞു; ഇനി ഇവിടെ മാറ്റം വരുത്താൻ കഴിയില്ല.',
  'Registration for this convention is closed.': 'ഈ കൺവെൻഷനുള്ള രജിസ്ട്രേഷൻ അവസാനിച്ചു.',
  'This relationship is already in your list and can be added only once.':
    'ഈ ബന്ധം നിങ്ങളുടെ പട്ടികയിൽ ഉണ്ട്; ഒരു തവണ മാത്രമേ ചേർക്കാൻ കഴിയൂ.',
  'A registration has room for 30 people. Please write to us if your family is larger.':
    'ഒരു രജിസ്ട്രേഷനിൽ 30 പേരെ ചേർക്കാം. കൂടുതൽ പേരുണ്ടെങ്കിൽ ഞങ്ങൾക്ക് എഴുതുക.',
  'This package is not offered to your group. Please choose another one.':
    'ഈ പാക്കേജ് നിങ്ങളുടെ സംഘത്തിനുള്ളതല്ല. മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക.',
  'One of the chosen add-ons is no longer offered. Please choose again.':
    'തിരഞ്ഞെടുത്ത ആഡ്-ഓണുകളിലൊന്ന് ഇപ്പോൾ ലഭ്യമല്ല. വീണ്ടും തിരഞ്ഞെടുക്കുക.',
  'You have one of the chosen add-ons already, and it is sold once. Please choose again.':
    'തിരഞ്ഞെടുത്ത ആഡ്-ഓണുകളിലൊന്ന് നിങ്ങൾക്കുണ്ട്; അത് ഒരു തവണയേ വാങ്ങാൻ കഴിയൂ. വീണ്ടും തിരഞ്ഞെടുക്കുക.',
  'Please choose an add-on or tell us your request.': 'ഒരു ആഡ്-ഓൺ തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ ആവശ്യം അറിയിക്കുക.',
  'Add-ons can be bought while the registration waits for approval or is confirmed.':
    'രജിസ്ട്രേഷൻ അംഗീകാരത്തിന് കാത്തിരിക്കുമ്പോഴോ ഉറപ്പായ ശേഷമോ ആഡ്-ഓണുകൾ വാങ്ങാം.',
  'The last day to ask for a cancellation has passed. Please write to us.':
    'റദ്ദാക്കാൻ ആവശ്യപ്പെടാനുള്ള അവസാന ദിവസം കഴിഞ്ഞു. ദയവായി ഞങ്ങൾക്ക് എഴുതുക.',
  'What is kept has changed meanwhile. Please look at the amounts again.':
    'കുറയ്ക്കുന്ന തുക ഇതിനിടെ മാറി. ദയവായി തുകകൾ വീണ്ടും നോക്കുക.',
  'This registration cannot be paid now.': 'ഈ രജിസ്ട്രേഷന് ഇപ്പോൾ പണമടയ്ക്കാൻ കഴിയില്ല.',
  'This cannot be done in the state that the registration is in now. Please look again.':
    'രജിസ്ട്രേഷന്റെ ഇപ്പോഴത്തെ സ്ഥിതിയിൽ ഇത് ചെയ്യാൻ കഴിയില്ല. പേജ് പുതുക്കി നോക്കുക.',
  'The last place has just been taken. Please choose another one.':
    'അവസാനത്തെ സ്ഥാനവും ഇപ്പോൾ പോയി. മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക.',
  'The price has changed since you looked. Please review the new total before you submit.':
    'നിങ്ങൾ നോക്കിയ ശേഷം വില മാറി. അയയ്ക്കുന്നതിനു മുമ്പ് പുതിയ ആകെ തുക നോക്കുക.',
  "We don't know this code. Please compare it with what you were given.":
    'ഈ കോഡ് ഞങ്ങൾക്കറിയില്ല. നിങ്ങൾക്ക് കിട്ടിയതുമായി ഒത്തുനോക്കുക.',
  'This discount code cannot be used yet.': 'ഈ ഡിസ്കൗണ്ട് കോഡ് ഉപയോഗിക്കാൻ സമയമായിട്ടില്ല.',
  'This discount code has expired.': 'ഈ ഡിസ്കൗണ്ട് കോഡിന്റെ കാലാവധി കഴിഞ്ഞു.',
  'This discount code has been used up.': 'ഈ ഡിസ്കൗണ്ട് കോഡ് മുഴുവൻ ഉപയോഗിച്ചുകഴിഞ്ഞു.',
  'This discount code is not for the package or add-ons that you have chosen.':
    'ഈ ഡിസ്കൗണ്ട് കോഡ് നിങ്ങൾ തിരഞ്ഞെടുത്ത പാക്കേജിനോ ആഡ്-ഓണുകൾക്കോ ഉള്ളതല്ല.',
  'Somebody else changed this in the meantime. Please look again.':
    'ഇതിനിടെ മറ്റൊരാൾ ഇത് മാറ്റി. പേജ് പുതുക്കി നോക്കുക.',
  'You have a registration for a convention that is still to come. Please have it cancelled first.':
    'വരാനിരിക്കുന്ന ഒരു കൺവെൻഷന് നിങ്ങൾക്ക് രജിസ്ട്രേഷനുണ്ട്. ആദ്യം അത് റദ്ദാക്കുക.',
  'This can no longer be changed here. Please write to the officers.':
    'ഇത് ഇനി ഇവിടെ മാറ്റാനാവില്ല. ഭാരവാഹികൾക്ക് എഴുതുക.',
  'You asked for a change already. Take that request back first, or wait for the answer.':
    'നിങ്ങൾ ഒരു മാറ്റം ആവശ്യപ്പെട്ടിട്ടുണ്ട്. ആദ്യം ആ അപേക്ഷ പിൻവലിക്കുക, അല്ലെങ്കിൽ മറുപടിക്കായി കാത്തിരിക്കുക.',
  'This request was answered or taken back already.': 'ഈ അപേക്ഷയ്ക്ക് മറുപടി നൽകി, അല്ലെങ്കിൽ അത് പിൻവലിച്ചു.',
  'This changes nothing. Choose what should be different.': 'ഒന്നും മാറുന്നില്ല. എന്താണ് മാറ്റേണ്ടതെന്ന് തിരഞ്ഞെടുക്കുക.',
  'What you sent is too large.': 'നിങ്ങൾ അയച്ചത് വളരെ വലുതാണ്.',
  'Someone in your family has answered this already. What you wrote is still here: please send it to us with the contact form.':
    'നിങ്ങളുടെ കുടുംബത്തിലൊരാൾ ഇതിന് മറുപടി നൽകിക്കഴിഞ്ഞു. നിങ്ങൾ എഴുതിയത് ഇവിടെത്തന്നെയുണ്ട്: ‘ബന്ധപ്പെടുക’ എന്ന പേജിലൂടെ അയയ്ക്കുക.',
  'This question is closed: no answer is needed any more.': 'ഈ ചോദ്യം അവസാനിപ്പിച്ചു; ഇനി മറുപടി വേണ്ട.',
  'Too many attempts. Please wait a little and try again.': 'പലതവണ ശ്രമിച്ചു. അൽപ്പം കാത്തിരുന്ന് വീണ്ടും ശ്രമിക്കുക.',
  'Something went wrong. Please try again later.': 'എന്തോ പിശക് സംഭവിച്ചു. അൽപ്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  'PayPal is not answering at the moment. Please try again in a minute.':
    'PayPal ഇപ്പോൾ പ്രതികരിക്കുന്നില്ല. ഒരു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  'Google Wallet takes no passes at the moment. Please try again later.':
    'Google Wallet ഇപ്പോൾ പാസുകൾ സ്വീകരിക്കുന്നില്ല. അൽപ്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  'The site is closed for maintenance. Nothing you saved is lost. Please try again later.':
    'അറ്റകുറ്റപ്പണികൾക്കായി സൈറ്റ് അടച്ചിരിക്കുന്നു. നിങ്ങൾ സേവ് ചെയ്തതൊന്നും നഷ്ടപ്പെട്ടിട്ടില്ല. പിന്നീട് വീണ്ടും ശ്രമിക്കുക.',
  'We are busy for a moment. Please try again shortly.': 'ഇപ്പോൾ തിരക്കാണ്. അൽപ്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  'This registration was cancelled; nothing is to be paid for it.':
    'ഈ രജിസ്ട്രേഷൻ റദ്ദാക്കി; അതിന് ഒന്നും അടയ്ക്കാനില്ല.',
  'Please submit the registration for approval before you pay.':
    'പണമടയ്ക്കുന്നതിനു മുമ്പ് രജിസ്ട്രേഷൻ അംഗീകാരത്തിന് അയയ്ക്കുക.',
  'This registration was not approved; nothing is to be paid for it.':
    'ഈ രജിസ്ട്രേഷൻ അംഗീകരിച്ചില്ല; അതിന് ഒന്നും അടയ്ക്കാനില്ല.',
  'Nothing is to be paid for this registration.': 'ഈ രജിസ്ട്രേഷന് ഒന്നും അടയ്ക്കാനില്ല.',
  'Your payment is already on its way; the treasurer is looking at it.':
    'നിങ്ങൾ പണം അയച്ചതായി അറിയിച്ചിട്ടുണ്ട്; ട്രഷറർ അത് നോക്കുകയാണ്.',
  'This registration is already paid.': 'ഈ രജിസ്ട്രേഷന്റെ പണം അടച്ചുകഴിഞ്ഞു.',
};
