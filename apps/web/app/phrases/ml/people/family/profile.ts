export * from '../../../en/people/family/profile.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const editDetails = 'വിവരങ്ങൾ തിരുത്തുക';
export const family = ({ familyName }: Values<'familyName'>) => `${familyName} കുടുംബം`;
export const email = 'ഇമെയിൽ';
export const mobileNumber = 'മൊബൈൽ നമ്പർ';
export const localUnit = 'പ്രാദേശിക യൂണിറ്റ്';
export const livesIn = 'താമസം';
