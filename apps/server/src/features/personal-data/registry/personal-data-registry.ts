import { accountsPersonalData } from '#server/features/accounts/personal-data.ts';
import { auditPersonalData } from '#server/features/audit/personal-data.ts';
import { arrivalPersonalData } from '#server/features/arrival/personal-data.ts';
import { contactPersonalData } from '#server/features/contact/personal-data.ts';
import { contentPersonalData } from '#server/features/content/personal-data.ts';
import { documentsPersonalData } from '#server/features/documents/personal-data.ts';
import { filesPersonalData } from '#server/features/files/personal-data.ts';
import { hotelPersonalData } from '#server/features/hotel/personal-data.ts';
import { ordersPersonalData } from '#server/features/orders/personal-data.ts';
import { lettersPersonalData } from '#server/features/letters/personal-data.ts';
import { mailPersonalData } from '#server/features/mail/personal-data.ts';
import { ledgerPersonalData } from '#server/features/ledger/personal-data.ts';
import { bankPersonalData } from '#server/features/bank/personal-data.ts';
import { booksPersonalData } from '#server/features/books/personal-data.ts';
import { caseworkPersonalData } from '#server/features/casework/personal-data.ts';
import { collectionPersonalData } from '#server/features/collection/personal-data.ts';
import { cardsPersonalData } from '#server/features/people/cards/personal-data.ts';
import { questionnairePersonalData } from '#server/features/people/questionnaire/personal-data.ts';
import { peoplePersonalData } from '#server/features/people/personal-data.ts';
import { travelPersonalData } from '#server/features/travel/personal-data.ts';

import type { PersonalData } from '../personal-data.ts';

/**
 * Every feature that stores something about people. "Your data", erasure and merging work through this list, in this
 * order: files before the messages that they are attached to, people and accounts after what refers to them, and the
 * audit log last, because erasing may write to it.
 */
export const personalDataRegistry: readonly PersonalData[] = [
  filesPersonalData,
  mailPersonalData,
  lettersPersonalData,
  contactPersonalData,
  contentPersonalData,
  cardsPersonalData,
  questionnairePersonalData,
  ordersPersonalData,
  caseworkPersonalData,
  travelPersonalData,
  hotelPersonalData,
  arrivalPersonalData,
  ledgerPersonalData,
  collectionPersonalData,
  bankPersonalData,
  booksPersonalData,
  documentsPersonalData,
  peoplePersonalData,
  accountsPersonalData,
  auditPersonalData,
];
