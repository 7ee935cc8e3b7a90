export * from '../../en/routes/site.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const committee = 'കമ്മിറ്റി';
export const contactUs = 'ബന്ധപ്പെടുക';
export const contactDescription = 'കൺവെൻഷൻ ടീമിന് എഴുതുക. ഇമെയിലിൽ മറുപടി തരാം.';
export const contactIntro = 'ചോദ്യങ്ങളോ നിർദ്ദേശങ്ങളോ തിരുത്തലുകളോ ഉണ്ടോ? ഞങ്ങൾക്ക് എഴുതുക; ഇമെയിലിൽ മറുപടി തരാം.';
export const alsoWriteTo = ' ഈ വിലാസത്തിലും എഴുതാം:';
export const participantsOf = ({ name }: Values<'name'>) => `${name}: പങ്കെടുക്കുന്നവർ`;
export const participantsOfOnPage = ({ name, page }: Values<'name' | 'page'>) =>
  `${name}: പങ്കെടുക്കുന്നവർ, പേജ് ${page}`;
export const participants = 'പങ്കെടുക്കുന്നവർ';
export const participantsDescriptionFor = ({ name }: Values<'name'>) =>
  `${name} കൺവെൻഷനിൽ ഒത്തുചേരുന്ന കുടുംബങ്ങൾ: രജിസ്ട്രേഷൻ ഉറപ്പായ മുതിർന്നവർ; പേര് വേണ്ടെന്ന് അറിയിച്ച കുടുംബങ്ങൾ ഒഴികെ.`;
export const participantsDescription =
  'നമ്മുടെ കൺവെൻഷനുകളിൽ ഒത്തുചേരുന്ന കുടുംബങ്ങൾ: രജിസ്ട്രേഷൻ ഉറപ്പായ മുതിർന്നവർ; പേര് വേണ്ടെന്ന് അറിയിച്ച കുടുംബങ്ങൾ ഒഴികെ.';
export const conventionParticipants = 'കൺവെൻഷനിൽ പങ്കെടുക്കുന്നവർ';
export const participantsIntro =
  'രജിസ്ട്രേഷൻ ഉറപ്പായ മുതിർന്നവർ; പേര് വേണ്ടെന്ന് അറിയിച്ച കുടുംബങ്ങൾ ഒഴികെ. കുട്ടികളുടെ പേര് ഒരിക്കലും കാണിക്കില്ല.';
export const questionsAndAnswers = 'ചോദ്യങ്ങളും ഉത്തരങ്ങളും';
export const inRegisterYourFamily = ({
  name,
  startDate,
  location,
}: Values<'name' | 'startDate' | 'location'>) =>
  `${name}, ${startDate}, ${location}. നിങ്ങളുടെ കുടുംബത്തെ രജിസ്റ്റർ ചെയ്യുക.`;
export const privacyPolicy = 'സ്വകാര്യതാ നയം';
export const termsOfUse = 'ഉപയോഗ നിബന്ധനകൾ';
export const programme = 'പരിപാടികൾ';
export const hotelAndTravel = 'ഹോട്ടലും യാത്രയും';
