export * from '../../../en/routes/portal/account.ts';

export const changePassword = 'പാസ്‌വേഡ് മാറ്റുക';
export const youveBeenSignedOutOnAll = 'മറ്റെല്ലാ ഉപകരണങ്ങളിലും ലോഗൗട്ട് ചെയ്തു.';
export const admin = 'അഡ്മിൻ';
export const myAccount = 'എന്റെ അക്കൗണ്ട്';
export const loadingYourProfile = 'നിങ്ങളുടെ വിവരങ്ങൾ ലോഡ് ചെയ്യുന്നു…';
export const yourData = 'നിങ്ങളുടെ ഡേറ്റ';
export const loadingYourRegistrations = 'രജിസ്ട്രേഷനുകൾ ലോഡ് ചെയ്യുന്നു…';
export const upcomingEvents = 'വരാനിരിക്കുന്ന കൺവെൻഷനുകൾ';
export const registrationIsNotOpenAtThe = 'ഇപ്പോൾ രജിസ്ട്രേഷൻ ഇല്ല';
export const asSoonAsTheNextConvention = 'അടുത്ത കൺവെൻഷന്റെ രജിസ്ട്രേഷൻ തുടങ്ങിയാലുടൻ ഇവിടെ രജിസ്റ്റർ ചെയ്യാം.';
export const registeredEvents = 'നിങ്ങളുടെ രജിസ്ട്രേഷനുകൾ';
export const noRegistrationsYet = 'രജിസ്ട്രേഷനുകൾ ഒന്നുമില്ല';
export const whenYouRegisterYoullSeeYour =
  'രജിസ്റ്റർ ചെയ്തു കഴിഞ്ഞാൽ നിങ്ങളുടെ നമ്പറും സ്ഥിതിയും ഇനി ചെയ്യേണ്ടതും ഇവിടെ കാണാം.';
export const signInAndDevices = 'ലോഗിനും ഉപകരണങ്ങളും';
export const thisIsAStaffAccount = 'ഇത് സ്റ്റാഫ് അക്കൗണ്ടാണ്';
export const openAdmin = 'അഡ്മിൻ തുറക്കുക';
export const familiesRegisterWithTheirOwnAccounts =
  'കുടുംബങ്ങൾ രജിസ്റ്റർ ചെയ്യുന്നത് സ്വന്തം അക്കൗണ്ടിലാണ്. നിങ്ങളുടെ ജോലി അഡ്മിൻ ഭാഗത്താണ്.';
export const home = 'ഹോം';
export const whereYouAreSignedInAnd = 'നിങ്ങൾ എവിടെയെല്ലാം ലോഗിൻ ചെയ്തിട്ടുണ്ട്; പാസ്‌വേഡ്.';
export const whereYouAreSignedIn = 'ലോഗിൻ ചെയ്തിരിക്കുന്ന ഉപകരണങ്ങൾ';
export const loadingYourDevices = 'ഉപകരണങ്ങൾ ലോഡ് ചെയ്യുന്നു…';
export const password = 'പാസ്‌വേഡ്';
export const changingItSignsYouOutOn = 'പാസ്‌വേഡ് മാറ്റിയാൽ മറ്റെല്ലാ ഉപകരണങ്ങളിലും ലോഗൗട്ട് ആകും.';
export const whatWeStoreWhoSeesIt = 'ഞങ്ങൾ എന്തു സൂക്ഷിക്കുന്നു, ആര് അത് കാണുന്നു, പകർപ്പ് എങ്ങനെ എടുക്കാം. കൂടുതൽ ഇവിടെ: ';
export const privacyPolicy = 'സ്വകാര്യതാ നയം';
export const itHoldsNoRegistrationsAnAdministrator = 'ഇതിൽ രജിസ്ട്രേഷനുകളില്ല. അഡ്മിനിസ്ട്രേറ്റർക്ക് ഇത് അവസാനിപ്പിക്കാം.';
export const takeYourDataWithYou = 'നിങ്ങളുടെ ഡേറ്റ ഡൗൺലോഡ് ചെയ്യുക';
export const thePublicList = 'പങ്കെടുക്കുന്നവരുടെ പട്ടിക';
export const closeYourAccount = 'അക്കൗണ്ട് അടയ്ക്കുക';
export const loadingYourHotel = 'ഹോട്ടൽ വിവരങ്ങൾ ലോഡ് ചെയ്യുന്നു…';
export const checkInIsNotOpenYet = 'ചെക്ക്-ഇൻ തുടങ്ങിയിട്ടില്ല';
export const itOpensWhenTheHotelHasGiven =
  'രജിസ്ട്രേഷൻ ഉറപ്പാകുകയും ഹോട്ടൽ നിങ്ങളുടെ കൺഫർമേഷൻ നമ്പർ തരുകയും ചെയ്യുമ്പോൾ തുടങ്ങും. അപ്പോൾ ഞങ്ങൾ ഇമെയിൽ അയയ്ക്കാം.';
export const documents = 'രേഖകൾ';
export const loadingYourDocuments = 'രേഖകൾ ലോഡ് ചെയ്യുന്നു';
export const registrationNotFound = 'രജിസ്ട്രേഷൻ കണ്ടെത്തിയില്ല';
export const thisRegistrationCouldNotBeFound = 'ഈ രജിസ്ട്രേഷൻ കണ്ടെത്താൻ കഴിഞ്ഞില്ല. അത് മറ്റൊരു അക്കൗണ്ടിലേതാകാം.';
export const noDocumentsNow = 'രേഖകൾ വേണ്ട';
export const notApprovedSoNoDocuments = 'ഈ രജിസ്ട്രേഷൻ അംഗീകരിച്ചിട്ടില്ല; അതിനാൽ ഫോമുകളോ ചിത്രമോ വേണ്ട.';
export const goToMyAccount = 'എന്റെ അക്കൗണ്ടിലേക്ക്';
