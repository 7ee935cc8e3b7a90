export const dayIsOver = 'This day is over. Please choose today or a later day.';
