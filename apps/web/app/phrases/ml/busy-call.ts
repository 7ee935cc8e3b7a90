export * from '../en/busy-call.ts';

export const tryingAgain = 'സൈറ്റിൽ ഇപ്പോൾ വലിയ തിരക്കാണ്. കുറച്ചു സെക്കൻഡുകൾക്കുള്ളിൽ വീണ്ടും ശ്രമിക്കും.';
