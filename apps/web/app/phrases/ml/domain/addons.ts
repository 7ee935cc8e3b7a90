export * from '../../en/domain/addons.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const youHaveThis = ({ owned }: Values<'owned'>) =>
  owned === '' ? 'ഇത് നിങ്ങൾക്കുണ്ട്.' : `നിങ്ങൾക്ക് ഉള്ളത്: ${owned}`;
export const none = 'ഒന്നുമില്ല';
export const yes = 'വേണം';
export const no = 'വേണ്ട';
export const left = 'ബാക്കി';
export const each = 'ഒന്നിന്';
export const adults = 'മുതിർന്നവർ';
export const children = 'കുട്ടികൾ';
export const whoAttends = ({ adults, ages }: { adults: number; ages: string }) =>
  ages === ''
    ? `പങ്കെടുക്കുന്നത്: മുതിർന്നവർ ${adults}.`
    : `പങ്കെടുക്കുന്നത്: മുതിർന്നവർ ${adults}; 18 വയസ്സിൽ താഴെയുള്ളവരുടെ പ്രായം ${ages}.`;
export const seeWaitList = 'കാത്തിരിപ്പ് പട്ടിക കാണുക';
