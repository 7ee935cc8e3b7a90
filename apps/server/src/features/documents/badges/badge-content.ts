import type { AgeGroup } from '@sangamam/contract/arrival/desk/age-group';

/** One badge. */
export interface Badge {
  name: string;
  /** House name and local unit, where known. */
  familyName: string | null;
  unit: string | null;
  /** The registration number, also in the QR code. */
  number: string;
  ageGroup: AgeGroup;
  /** Must not be photographed. */
  noPhotos: boolean;
}

/** What the PDF of badges is made from. */
export interface BadgeContent {
  siteName: string;
  conventionName: string;
  /** `YYYY-MM-DD`. */
  asOf: string;
  perSheet: 6 | 8;
  badges: readonly Badge[];
}
