import type { Relationship } from '@sangamam/contract/orders/participants/participant';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import type { PriceList } from '@sangamam/contract/orders/pricing/price-list';

/** One of the people of last time, or of the family's own draft. */
interface FormPerson {
  name: string;
  relationship: Relationship;
  /** `YYYY-MM-DD`; `null` where it is unknown or not for whoever prints. */
  dob: string | null;
}

/** The sheet of one family, or of one that nobody knows. */
export interface FormOfFamily {
  /** What the QR code opens: it names nobody. */
  address: string;
  /** `null` on a blank form. */
  family: {
    name: string;
    /** The house name. */
    familyName: string | null;
    /** The number of its draft. */
    number: string | null;
    /** `null` where it never took part. */
    lastConvention: string | null;
    /** In which its prices are; a blank form has both. */
    currency: Currency;
    people: readonly FormPerson[];
  } | null;
}

/** What the PDF of registration forms is made from. */
export interface FormContent {
  siteName: string;
  conventionName: string;
  /** Unit, day and place of the evening, in a line. */
  evening: string;
  /** The day whose prices are printed, `YYYY-MM-DD`. */
  asOf: string;
  packages: readonly { name: string; price: PriceList; eligibility: string }[];
  addons: readonly { title: string; options: readonly { label: string; price: PriceList }[] }[];
  sheets: readonly FormOfFamily[];
}
