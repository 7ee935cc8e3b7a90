export * from '../../../en/casework/family/change-wish.ts';

export const askForChange = 'മാറ്റം ആവശ്യപ്പെടുക';
export const intro =
  'ഒരാൾ കൂടി വരുന്നു, ഒരാൾക്ക് വരാനാവില്ല, അല്ലെങ്കിൽ മറ്റൊരു പാക്കേജോ ആഡ്-ഓണോ വേണം: എന്താണ് മാറ്റേണ്ടതെന്ന് എഴുതുക. ഭാരവാഹികൾ അതു പരിശോധിച്ച്, ചെലവ് അറിയിച്ച്, രജിസ്ട്രേഷൻ മാറ്റും.';
export const whatShouldChange = 'എന്താണ് മാറ്റേണ്ടത്';
export const wishHint = 'ഉദാഹരണത്തിന് പുതിയ ആളുടെ പേര്, ജനനത്തീയതി, ബന്ധം. 2000 അക്ഷരങ്ങൾ വരെ എഴുതാം.';
export const send = 'അയയ്ക്കുക';
export const sending = 'അയയ്ക്കുന്നു…';
export const thankYou = 'നന്ദി, ഭാരവാഹികൾ നിങ്ങൾക്ക് എഴുതും';
