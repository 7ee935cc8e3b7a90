import { z } from 'zod';

/** The twelve emblems of a package (SPEC §3). */
export const logoTypes = [
  'GOLD',
  'DIAMOND',
  'PLATINUM',
  'SILVER',
  'LOGO_BLUE',
  'LOGO_GREEN',
  'LOGO_RED',
  'LOGO_CYAN',
  'LOGO_GREY',
  'LOGO_YELLOW',
  'LOGO_PINK',
  'LOGO_RASPBERRY',
] as const;
export type LogoType = (typeof logoTypes)[number];

/** A package of the catalogue. Prices are whole dollars; `offers` are those valid today, of which the first counts. */
export const cataloguePackage = z.object({
  _id: z.string(),
  conventionId: z.string(),
  name: z.string(),
  price: z.int(),
  cadPrice: z.int(),
  shortDescription: z.string(),
  benefits: z.array(z.string()),
  offers: z.array(z.object({ offerDescription: z.string(), salePrice: z.int(), cadSalePrice: z.int() })),
  logoType: z.enum(logoTypes),
  /** Places left, one per registration; `null` where there is no limit. */
  placesLeft: z.int().nullable(),
  /** Who may take it; all `null` when everybody may. */
  eligibility: z.object({
    minPeople: z.int().nullable(),
    maxPeople: z.int().nullable(),
    minAge: z.int().nullable(),
    maxAge: z.int().nullable(),
  }),
  clearedOnParticipantChange: z.boolean(),
});
export type CataloguePackage = z.output<typeof cataloguePackage>;

/** The package of an order: as of submission, before that as of now (DECISIONS §3). */
export const orderPackage = z.object({
  _id: z.string(),
  name: z.string(),
  packagePrice: z.int(),
  packageCadPrice: z.int(),
  shortDescription: z.string(),
  benefits: z.array(z.string()),
  logoType: z.enum(logoTypes),
});
export type OrderPackage = z.output<typeof orderPackage>;
