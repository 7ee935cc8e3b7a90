export * from '../../../en/travel/staff/shuttles.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const yourShuttle = 'നിങ്ങളുടെ ഷട്ടിൽ';
export const legs = {
  ARRIVAL: ({ airport }: Values<'airport'>) => `${airport}-ൽനിന്ന് പുറപ്പെടുന്നത്`,
  DEPARTURE: ({ airport }: Values<'airport'>) => `${airport}-ലേക്ക് പുറപ്പെടുന്നത്`,
} as const;
export const meetingPoint = 'കാത്തുനിൽക്കേണ്ട സ്ഥലം';
export const driver = 'ഡ്രൈവർ';
export const seats = 'നിങ്ങൾക്കുള്ള സീറ്റുകൾ';
export const seatsReplannedHint = 'ഫ്ലൈറ്റോ യാത്രക്കാരുടെ എണ്ണമോ മാറ്റിയാൽ നിങ്ങളുടെ സീറ്റുകൾ വീണ്ടും ക്രമീകരിക്കും.';
