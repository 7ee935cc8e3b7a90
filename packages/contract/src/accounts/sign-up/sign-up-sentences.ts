// The sentences of the sign-up form as a whole. Those of its fields follow with its rules, once somebody types.
export const mandatory = 'This Field is mandatory';
export const anyError = 'Error! Please check all the fields before submitting';
export const failed = 'Your Registration Failed.';
