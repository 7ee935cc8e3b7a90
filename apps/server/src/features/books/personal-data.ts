import type { PersonalData } from '#server/features/personal-data/personal-data.ts';

/** Only staff close books. */
const closedBooks = {
  exportedAs: { notExported: 'What staff did about the books, which are about no family.' },
  onErasure: { kept: 'Who closed the books of a day stays with them.' },
} as const;

export const booksPersonalData: PersonalData = {
  claims: { 'book_closings.closed_by': closedBooks, 'book_closings.reopened_by': closedBooks },
};
