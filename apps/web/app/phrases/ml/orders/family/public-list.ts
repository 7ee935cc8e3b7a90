export * from '../../../en/orders/family/public-list.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const convention = 'കൺവെൻഷൻ';
export const selectAConvention = 'കൺവെൻഷൻ തിരഞ്ഞെടുക്കുക';
export const show = 'കാണുക';
export const pageOf = ({ page, totalPages }: Values<'page' | 'totalPages'>) => `പേജ് ${page} / ${totalPages}`;
export const name = 'പേര്';
export const familyName = 'വീട്ടുപേര്';
export const localUnit = 'പ്രാദേശിക യൂണിറ്റ്';
export const allUnits = 'എല്ലാ യൂണിറ്റുകളും';
export const searchByName = 'പേര് തിരയുക';
export const peopleOfFamilies = ({ people, families }: Values<'people' | 'families'>) =>
  `${families} കുടുംബങ്ങളിലെ ${people} പേർ`;
export const nobodyFits = 'ഈ പേരിലോ യൂണിറ്റിലോ ആരുമില്ല';
export const showEverybody = 'എല്ലാവരെയും കാണുക';
export const seeComing = ({ name: convention_ }: Values<'name'>) => `${convention_}: ആരൊക്കെ വരുന്നു എന്ന് കാണുക`;
