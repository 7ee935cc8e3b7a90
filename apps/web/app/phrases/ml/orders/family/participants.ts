export * from '../../../en/orders/family/participants.ts';
import type { Values } from '@sangamam/contract/phrases/values';
import { plural } from '@sangamam/contract/phrases/plural';

export const confirmParticipants = 'പങ്കെടുക്കുന്നവർ ശരിയാണോ?';
export const peopleAreComing = ({ count }: { count: number }) => `${count} പേർ പങ്കെടുക്കുന്നു`;
export const proceed = 'തുടരുക';
export const cancel = 'വേണ്ട';
export const email = 'ഇമെയിൽ';
export const mobile = 'മൊബൈൽ';
export const country = 'രാജ്യം';
export const maritalStatus = 'വൈവാഹിക നില';
export const parish = 'ഇടവക';
export const attending = 'പങ്കെടുക്കുന്നു';
export const savingWhetherIsAttending = ({ name }: Values<'name'>) => `${name} പങ്കെടുക്കുന്നുണ്ടോ എന്ന് സേവ് ചെയ്യുന്നു`;
export const edit = ({ name }: Values<'name'>) => `തിരുത്തുക: ${name}`;
export const deleteLabel = ({ name }: Values<'name'>) => `ഒഴിവാക്കുക: ${name}`;
export const dateOfBirth = 'ജനനത്തീയതി';
export const mobileNumber = 'മൊബൈൽ നമ്പർ';
export const parishInKerala = 'കേരളത്തിലെ ഇടവക';
export const localUnit = 'പ്രാദേശിക യൂണിറ്റ്';
export const edit2 = ({ edited }: Values<'edited'>) => `തിരുത്തുക: ${edited}`;
export const addFamilyMember = 'കുടുംബാംഗത്തെ ചേർക്കുക';
export const weCouldntLoadTheListsThis = 'ഈ ഫോമിനു വേണ്ട പട്ടികകൾ ലോഡ് ചെയ്യാൻ കഴിഞ്ഞില്ല';
export const loadingTheForm = 'ഫോം ലോഡ് ചെയ്യുന്നു…';
export const confirmDeletion = 'ഒഴിവാക്കട്ടേ?';
export const deleteLabel2 = 'ഒഴിവാക്കുക';
export const isAttending = ({ name }: Values<'name'>) => `${name}: പങ്കെടുക്കുന്നു`;
export const years = ({ count }: { count: number }) => `${count} വയസ്സ്`;
export const addAs = { SPOUSE: 'ജീവിതപങ്കാളി', SON: 'മകൻ', DAUGHTER: 'മകൾ' } as const;
export const addYourSpouse = 'ജീവിതപങ്കാളിയെ ചേർക്കുക';
export const attendingCount = ({ count }: { count: number }) => `${count} പേർ വരുന്നു`;
export const orAdd = 'അല്ലെങ്കിൽ നേരിട്ട്:';
export const wasRemovedElsewhere = ({ name }: Values<'name'>) => `മറ്റൊരു ഉപകരണത്തിൽ ഒഴിവാക്കി: ${name}`;
export const whatYouTypedIsKept = ({ name }: Values<'name'>) =>
  `${name}: വീണ്ടും ചേർക്കണോ? ടൈപ്പ് ചെയ്തത് ഇവിടെത്തന്നെയുണ്ട്.`;
export const addAgain = ({ name }: Values<'name'>) => `വീണ്ടും ചേർക്കുക: ${name}`;
export const leaveItSo = 'വേണ്ട, അടയ്ക്കുക';
export const theSamePeople = ({ count, year }: Values<'count' | 'year'>) =>
  `${year}-ലെ അതേ ${count} പേരെ രജിസ്റ്റർ ചെയ്യട്ടേ?`;
export const theirDetailsAreAsYouLeftThem =
  'അവരുടെ വിവരങ്ങൾ അന്നത്തേതുതന്നെ. വരാത്തവരെ ഒഴിവാക്കുക; പിന്നീട് മാറ്റാനും പുതിയവരെ ചേർക്കാനും കഴിയും.';
export const registerThese = ({ count }: { count: number }) =>
  plural(count, { one: 'ഈ വ്യക്തിയെ രജിസ്റ്റർ ചെയ്യുക', other: `ഈ ${count} പേരെ രജിസ്റ്റർ ചെയ്യുക` });
export const savingWhoIsAttending = 'പങ്കെടുക്കുന്നവരെ സേവ് ചെയ്യുന്നു';
export const iChooseMyself = 'വേണ്ട, ഞാൻ തന്നെ തിരഞ്ഞെടുക്കാം';
