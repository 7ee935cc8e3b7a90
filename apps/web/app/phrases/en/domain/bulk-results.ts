export const results = 'Results';
export const done = 'Done';
