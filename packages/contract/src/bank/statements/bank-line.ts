import { uploadBytes } from '../../files/upload-limits.ts';
import type { Currency } from '../../orders/pricing/currency-for.ts';

/** The kinds of bank exports that are read: ZELLE is the pasted text of a bank's notices. */
export const bankFormats = ['CSV', 'OFX', 'CAMT', 'ZELLE'] as const;
export type BankFormat = (typeof bankFormats)[number];

/** Money that came to the account, or left it. */
export const bankDirections = ['IN', 'OUT'] as const;
export type BankDirection = (typeof bankDirections)[number];

/** One line of a bank statement in the form that all formats are brought to. */
export interface BankLine {
  /** The booking day, `YYYY-MM-DD`. */
  date: string;
  /** Never negative. Cents are kept, because a line with cents must not be rounded silently. */
  cents: number;
  currency: Currency;
  direction: BankDirection;
  payer: string;
  memo: string;
  /** The bank's own number of the transaction; empty where it has none. */
  reference: string;
  /** The line as the bank wrote it. */
  raw: string;
}

/**
 * What has become of an imported line. OPEN: to be matched. ACCEPTED: its money is in the ledger. IGNORED: set aside once.
 * NEVER: set aside together with later lines that read the same. UNDONE: its import was taken back.
 */
export const bankLineStates = ['OPEN', 'ACCEPTED', 'IGNORED', 'NEVER', 'UNDONE'] as const;
export type BankLineState = (typeof bankLineStates)[number];

/** How well the best candidate fits a line. */
export const matchLevels = ['SURE', 'SUGGESTED', 'NONE'] as const;
export type MatchLevel = (typeof matchLevels)[number];

/** What speaks for or against a candidate; each has a sentence for staff. */
export const matchReasonKinds = [
  'NUMBER',
  'NUMBER_LOOK_ALIKE',
  'NUMBER_TYPO',
  'NUMBER_RESEMBLES',
  'NUMBER_UNKNOWN',
  'SENDER_ADDRESS',
  'FAMILY_ADDRESS',
  'NAME',
  'NAME_PART',
  'NAME_ELSEWHERE',
  'AMOUNT_EXACT',
  'AMOUNT_WITHOUT_FEE',
  'AMOUNT_SUM',
  'AMOUNT_PART',
  'AMOUNT_OVER',
  'AMOUNT_CENTS',
  'SEVERAL_FAMILIES',
  'REPORTED',
  'TOO_EARLY',
  'ANOTHER_LINE',
] as const;
export type MatchReasonKind = (typeof matchReasonKinds)[number];

/** One reason, with the number, name or address that it is about. */
export interface MatchReason {
  kind: MatchReasonKind;
  text: string;
}

/** Why a row of a table is no line: it has neither date nor amount, such as a total, or its column of amounts is empty. */
export const leftOutReasons = ['NO_DATE', 'NO_AMOUNT'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** Largest accepted export in bytes, and the most lines of one. */
export const maxStatementBytes = uploadBytes('bankStatement');
export const maxStatementLines = 5_000;
