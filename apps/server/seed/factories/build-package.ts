import type { Context } from '#server/db/context.ts';
import { defaultClearedOnParticipantChange } from '#server/features/conventions/packages/cleared-on-participant-change.ts';

import { insertPackage, type NewOffer, type NewPackage } from './catalogue-repository.ts';

type WantedOffer = Pick<NewOffer, 'salePrice' | 'cadSalePrice'> & Partial<NewOffer>;
type Wanted = Partial<NewPackage> & Pick<NewPackage, 'conventionId'> & { offers?: readonly WantedOffer[] };

/** A package for any family, at 1,000 US or 1,370 Canadian dollars without an offer. */
export function buildPackage(ctx: Context, { offers = [], ...wanted }: Wanted) {
  const name = wanted.name ?? 'FAMILY';
  return insertPackage(
    ctx.db,
    {
      name,
      price: 1000,
      cadPrice: 1370,
      shortDescription: 'Three nights for the whole family',
      benefits: ['All meals'],
      logoType: 'GOLD',
      clearedOnParticipantChange: defaultClearedOnParticipantChange(name),
      ...wanted,
    },
    offers.map((offer) => ({ offerDescription: 'Special price', ...offer })),
  );
}
