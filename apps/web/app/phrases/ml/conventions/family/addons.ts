export * from '../../../en/conventions/family/addons.ts';

export const youAlreadyHave = 'നിങ്ങൾക്ക് ഇപ്പോൾ ഉള്ളത്';
