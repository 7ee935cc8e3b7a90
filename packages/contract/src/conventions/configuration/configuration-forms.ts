import { z } from 'zod';

import { addonTypes } from '../addons/addon.ts';
import { familyChanges } from '../family-changes.ts';
import { typedWhole, typedWholeOrNothing } from '../../fields/typed-number.ts';
import { logoTypes } from '../packages/package.ts';
import { addonDraft, conventionDraft, packageDraft, treasurerDraft } from './convention-configuration.ts';

const mandatory = 'This Field is mandatory';
const day = z.string().min(1, mandatory);
const dayOrNothing = z.string().transform((typed) => (typed === '' ? null : typed));
const dollars = typedWhole({ required: mandatory, invalid: 'Please enter whole dollars' });
const numberOrNothing = typedWholeOrNothing('Please enter a number');

const typedTreasurer = {
  fullName: z.string(),
  payableTo: z.string(),
  email: z.string(),
  mobile: z.object({ countryCode: z.string(), phoneNumber: z.string() }),
  treasurerAddress: z.object({ line1: z.string(), line2: z.string(), line3: z.string() }),
};
type TypedTreasurer = z.output<z.ZodObject<typeof typedTreasurer>>;

/** The treasurer as typed; all empty means no treasurer yet. */
const treasurerForm = z.object(typedTreasurer).transform(nothingIfEmpty).pipe(treasurerDraft.nullable());

/** The treasurer for Canadian dollars as typed, or the same one as for US dollars. */
const cadTreasurerForm = z.discriminatedUnion('same', [
  z.object({ same: z.literal(true), ...typedTreasurer }).transform(() => 'same' as const),
  z
    .object({ same: z.literal(false), ...typedTreasurer })
    .transform(({ same: _same, ...typed }) => nothingIfEmpty(typed))
    .pipe(treasurerDraft.nullable()),
]);

function nothingIfEmpty(typed: TypedTreasurer): TypedTreasurer | null {
  const { fullName, payableTo, email, mobile, treasurerAddress } = typed;
  const words = [fullName, payableTo, email, mobile.phoneNumber, ...Object.values(treasurerAddress)];
  return words.every((word) => word.trim() === '') ? null : typed;
}

const { startDate, earlyBirdDate } = conventionDraft.shape;

/** A convention as the organiser types it: optional fields may be empty strings. */
export const conventionForm = z
  .object({
    ...conventionDraft.shape,
    startDate: day.pipe(startDate),
    endDate: day.pipe(startDate),
    conventionDeadline: day.pipe(startDate),
    earlyBirdDate: dayOrNothing.pipe(earlyBirdDate),
    cancelRequestsUntil: dayOrNothing.pipe(earlyBirdDate),
    bannerUrl: conventionDraft.shape.bannerUrl.unwrap(),
    custodianConsentUrl: conventionDraft.shape.custodianConsentUrl.unwrap(),
    treasurer: treasurerForm,
    cadTreasurer: cadTreasurerForm,
    meals: z.array(z.object({ name: z.string(), day: z.string(), time: z.string() })),
    familyChanges: familyChanges.extend({ until: dayOrNothing.pipe(familyChanges.shape.until) }),
    cancellation: z.array(z.object({ until: day.pipe(startDate), keptUsd: dollars, keptCad: dollars })),
  })
  .transform((typed): z.input<typeof conventionDraft> => ({
    ...typed,
    cadTreasurer: typed.cadTreasurer === 'same' ? typed.treasurer : typed.cadTreasurer,
  }))
  .pipe(conventionDraft);
export type ConventionFormInput = z.input<typeof conventionForm>;

/** How a convention is copied for the next time. */
export const cloneForm = z.object({
  name: conventionDraft.shape.name,
  startDate: day.pipe(startDate),
});

const offer = packageDraft.shape.offers.element.shape;

/** A package as the organiser types it: numbers in digits, one benefit per line. */
export const packageForm = z
  .object({
    name: packageDraft.shape.name,
    price: dollars,
    cadPrice: dollars,
    shortDescription: packageDraft.shape.shortDescription,
    benefits: z.string().transform((typed) =>
      typed
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    ),
    logoType: z.enum(logoTypes),
    active: z.boolean(),
    clearedOnParticipantChange: z.boolean(),
    includesRoom: z.boolean(),
    capacity: numberOrNothing,
    minPeople: numberOrNothing,
    maxPeople: numberOrNothing,
    minAge: numberOrNothing,
    maxAge: numberOrNothing,
    offers: z.array(
      z.object({
        offerDescription: offer.offerDescription,
        salePrice: dollars,
        cadSalePrice: dollars,
        earlyBird: z.boolean(),
        validFrom: dayOrNothing,
        validUntil: dayOrNothing,
      }),
    ),
  })
  .transform((typed): z.input<typeof packageDraft> => typed)
  .pipe(packageDraft);
export type PackageFormInput = z.input<typeof packageForm>;

/** An add-on as the organiser types it. An empty Canadian price means the same number. */
export const addonForm = z
  .object({
    title: addonDraft.shape.title,
    shortDescription: addonDraft.shape.shortDescription,
    type: z.enum(addonTypes),
    active: z.boolean(),
    options: z.array(
      z.object({
        key: addonDraft.shape.options.element.shape.key,
        price: dollars,
        cadPrice: typedWholeOrNothing('Please enter whole dollars'),
        capacity: numberOrNothing,
      }),
    ),
  })
  .transform((typed): z.input<typeof addonDraft> => typed)
  .pipe(addonDraft);
export type AddonFormInput = z.input<typeof addonForm>;
