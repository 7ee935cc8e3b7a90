export * from '../../en/mails/shuttles.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const shuttleSubject = ({ convention }: Values<'convention'>) => `${convention}: നിങ്ങളുടെ ഷട്ടിൽ`;
export const shuttleChangedSubject = ({ convention }: Values<'convention'>) =>
  `${convention}: നിങ്ങളുടെ ഷട്ടിലിൽ മാറ്റം`;
export const yourShuttle = 'നിങ്ങളുടെ ഷട്ടിൽ തീരുമാനിച്ചു. എപ്പോൾ, എവിടെനിന്ന് പുറപ്പെടുമെന്ന് താഴെ.';
export const changed = 'നിങ്ങളുടെ ഷട്ടിലിൽ മാറ്റമുണ്ട്. ഇനി എപ്പോൾ, എവിടെനിന്ന് പുറപ്പെടുമെന്ന് താഴെ.';
export const plannedAgain = 'മുമ്പ് അറിയിച്ച ഷട്ടിൽ അതുപോലെ ഉണ്ടാകില്ല. നിങ്ങളുടെ സീറ്റുകൾ വീണ്ടും ക്രമീകരിച്ച് ഞങ്ങൾ എഴുതാം.';
export const fromTheAirport = ({ airport }: Values<'airport'>) => `${airport}-ൽനിന്ന് കൺവെൻഷനിലേക്ക്:`;
export const toTheAirport = ({ airport }: Values<'airport'>) => `കൺവെൻഷനിൽനിന്ന് ${airport}-ലേക്ക്:`;
export const leaves = 'പുറപ്പെടുന്നത്';
export const dayAndTime = ({ day, time }: Values<'day' | 'time'>) => `${day}, ${time}`;
export const meetingPoint = 'കാത്തുനിൽക്കേണ്ട സ്ഥലം';
export const driver = 'ഡ്രൈവർ';
export const seats = 'നിങ്ങൾക്കുള്ള സീറ്റുകൾ';
export const seeTravelPlan = 'യാത്രാവിവരങ്ങൾ കാണുക';
