export * from '../../../en/orders/family/timeline.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const historyAndNextSteps = 'ഇതുവരെയും ഇനിയും';
export const whatHappened = 'ഇതുവരെ';
export const later = 'പിന്നീട്:';
export const you = 'നിങ്ങൾ';
export const yourTurn = '· നിങ്ങളുടെ ഊഴം';
export const waitingFor = ({ whose }: Values<'whose'>) => `· കാത്തിരിക്കുന്നത്: ${whose}`;
export const theRegistrar = 'രജിസ്ട്രാർ';
export const paymentByZelleOrByCheck = 'പേയ്മെന്റ്, Zelle വഴിയോ ചെക്ക് വഴിയോ';
export const confirmationOfYourAddOns = 'ആഡ്-ഓണുകൾ ഉറപ്പാകൽ';
export const confirmationWithYourRegistrationNumber = 'ഉറപ്പാകൽ, രജിസ്ട്രേഷൻ നമ്പർ സഹിതം';
export const addOnOrderStarted = 'ആഡ്-ഓൺ ഓർഡർ തുടങ്ങി';
export const registrationStarted = 'രജിസ്ട്രേഷൻ തുടങ്ങി';
export const addOnsOrdered = 'ആഡ്-ഓണുകൾ ഓർഡർ ചെയ്തു';
export const sentForApproval = 'അംഗീകാരത്തിന് അയച്ചു';
export const approvedWithYourRegistration = 'രജിസ്ട്രേഷനോടൊപ്പം അംഗീകരിച്ചു';
export const approvedByTheOfficers = 'ഭാരവാഹികൾ അംഗീകരിച്ചു';
export const notApprovedByTheOfficers = 'ഭാരവാഹികൾ അംഗീകരിച്ചില്ല';
export const approvalTakenBackByTheOfficers = 'ഭാരവാഹികൾ അംഗീകാരം പിൻവലിച്ചു';
export const reinstatedByTheOfficers = 'ഭാരവാഹികൾ പുനഃസ്ഥാപിച്ചു: ഇനി റദ്ദാക്കിയതല്ല';
export const reopenedByTheOfficers = 'ഭാരവാഹികൾ വീണ്ടും പരിഗണനയ്ക്കെടുത്തു';
export const theRegistrarAskedYouByEmail = 'രജിസ്ട്രാർ ഇമെയിലിൽ നിങ്ങളോട് ചോദിച്ചു';
export const youReportedYourPayment = 'പണമടച്ചതായി നിങ്ങൾ അറിയിച്ചു';
export const theTreasurerReceived = ({ money }: Values<'money'>) => `ട്രഷറർക്ക് ${money} ലഭിച്ചു`;
export const paymentApprovedByTheTreasurer = 'ട്രഷറർ പേയ്മെന്റ് അംഗീകരിച്ചു';
export const yourPaymentDidNotGoThrough = 'നിങ്ങളുടെ പേയ്മെന്റ് നടന്നില്ല';
export const yourPaymentCouldNotBeAccepted = 'നിങ്ങളുടെ പണം സ്വീകരിക്കാൻ കഴിഞ്ഞില്ല';
export const yourPaymentWasTakenBack =
  'നിങ്ങളുടെ പേയ്മെന്റ് പിൻവലിച്ചു: അത് ബാങ്കിൽനിന്ന് മടങ്ങി, അല്ലെങ്കിൽ തെറ്റായി രേഖപ്പെടുത്തിയതായിരുന്നു';
export const theTreasurerCorrectedTheAmountTo = ({ money }: Values<'money'>) =>
  `ലഭിച്ച തുക ${money} എന്ന് ട്രഷറർ തിരുത്തി`;
export const theTreasurerSentBackToYou = ({ money }: Values<'money'>) => `ട്രഷറർ ${money} നിങ്ങൾക്ക് തിരികെ അയച്ചു`;
export const theRefundCameBackToUs = ({ money }: Values<'money'>) =>
  `തിരികെ അയച്ച ${money} ഞങ്ങൾക്ക് മടങ്ങിവന്നു; വീണ്ടും അയയ്ക്കും`;
export const youDonated = ({ money }: Values<'money'>) => `നിങ്ങൾ ${money} സംഭാവന നൽകി`;
export const theAssociationKept = ({ money }: Values<'money'>) => `അസോസിയേഷൻ ${money} എടുത്തു`;
export const theTreasurerPutTowardThis = ({ money }: Values<'money'>) =>
  `ട്രഷറർ ${money} ഈ പേയ്മെന്റിലേക്ക് ചേർത്തു`;
export const theTreasurerMovedElsewhere = ({ money }: Values<'money'>) => `ട്രഷറർ ${money} മറ്റൊന്നിലേക്ക് മാറ്റി`;
export const cancelled = 'റദ്ദാക്കി';
export const confirmed = 'ഉറപ്പായി';
export const confirmedAs = ({ number }: Values<'number'>) => `ഉറപ്പായി: ${number}`;
export const thePriceWasChanged = 'ട്രഷറർ വില മാറ്റി';
export const youAnsweredTheRegistrar = 'നിങ്ങൾ രജിസ്ട്രാർക്ക് മറുപടി നൽകി';
