/** The value of the option that creates a label where one labels. */
export const createNew = 'new';
