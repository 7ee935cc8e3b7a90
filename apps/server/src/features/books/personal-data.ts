import { bookClosings } from '#server/db/schema/schema.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { ofStaff } from '#server/features/personal-data/policy.ts';

export const booksPersonalData: PersonalData = { tables: [ofStaff(bookClosings, 'closedBy', 'reopenedBy')] };
