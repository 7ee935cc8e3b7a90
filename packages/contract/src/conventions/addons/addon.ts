import { z } from 'zod';

/** How an add-on is chosen and priced (SPEC §3, DECISIONS §3). */
export const addonTypes = [
  'YES_NO',
  'MULTIPLE_OPTIONS',
  'SINGLE_FIELD',
  'ADULT_CHILDREN',
  'MULTIPLE_OPTIONS_WITH_TEXTBOX',
] as const;
export type AddonType = (typeof addonTypes)[number];

const prices = { price: z.int(), cadPrice: z.int() };
const base = {
  _id: z.string(),
  conventionId: z.string(),
  title: z.string(),
  shortDescription: z.string(),
  /** Places left by key, for keys with a capacity; they are taken at submission. */
  placesLeft: z.record(z.string(), z.int().min(0)).optional(),
  /** What options are called in the language that was asked for, by key, where that is not their label. */
  optionNames: z.record(z.string(), z.string()).optional(),
};

/** An add-on of the catalogue, with the fields of its type. Prices are whole dollars. */
export const catalogueAddon = z.discriminatedUnion('type', [
  z.object({ ...base, type: z.literal('YES_NO'), yesOrNo: z.object(prices) }),
  z.object({
    ...base,
    type: z.literal('MULTIPLE_OPTIONS'),
    multipleOptions: z.array(z.object({ label: z.string(), ...prices })),
  }),
  z.object({
    ...base,
    type: z.literal('SINGLE_FIELD'),
    singleField: z.object({ label: z.string(), ...prices }),
  }),
  z.object({
    ...base,
    type: z.literal('ADULT_CHILDREN'),
    adultOrChildren: z.object({
      adultPrice: z.int(),
      cadAdultPrice: z.int(),
      childrenPrice: z.int(),
      cadChildrenPrice: z.int(),
    }),
  }),
  z.object({
    ...base,
    type: z.literal('MULTIPLE_OPTIONS_WITH_TEXTBOX'),
    multipleOptionsWithTextbox: z.array(
      z.object({ label: z.string(), price: z.int(), cadPrice: z.int().optional() }),
    ),
  }),
]);
export type CatalogueAddon = z.output<typeof catalogueAddon>;

/** Largest quantity of one key (SPEC §9: two digits). */
export const maxAddonQuantity = 99;

/**
 * One entry of a selection, with `Yes` or `No`, the label of an option, `ADULT` or `CHILDREN` as key. The price is
 * accepted for compatibility and ignored: prices come from the catalogue.
 */
export const selectedAddon = z.object({
  type: z.enum(addonTypes),
  addonId: z.string().max(64),
  title: z.string().max(300),
  data: z.object({
    key: z.string().min(1).max(200),
    value: z.object({
      price: z.number().min(0).max(1_000_000),
      quantity: z.int().min(0).max(maxAddonQuantity),
    }),
  }),
  /** In answers: what the option is called in the language that was asked for, where that is not its key. */
  optionName: z.string().optional(),
});
/** An entry sent by a client: prices are accepted and ignored (DECISIONS §3). */
export const sentAddon = selectedAddon.omit({ optionName: true }).extend({
  data: selectedAddon.shape.data.extend({
    value: selectedAddon.shape.data.shape.value.extend({ price: z.unknown().optional() }),
  }),
});
export type SentAddon = z.output<typeof sentAddon>;
export type SelectedAddon = z.output<typeof selectedAddon>;
