import type { PriceList } from './price-list.ts';

/** An offer with its dates (`YYYY-MM-DD`); an early-bird offer follows the convention instead. */
export interface PackageOffer {
  offerDescription: string;
  salePrice: number;
  cadSalePrice: number;
  earlyBird: boolean;
  validFrom: string | null;
  validUntil: string | null;
}

/** The early bird of the convention: valid through its date while it is switched on. */
export interface EarlyBird {
  earlyBirdDate: string | null;
  earlyBirdStatus: boolean;
}

/** The offers that are valid on `today`, in their order. */
export function validOffers<Offer extends PackageOffer>(
  offers: readonly Offer[],
  earlyBird: EarlyBird,
  today: string,
): Offer[] {
  return offers.filter((offer) => {
    if (offer.earlyBird) {
      return (
        earlyBird.earlyBirdStatus && earlyBird.earlyBirdDate !== null && today <= earlyBird.earlyBirdDate
      );
    }
    return (
      (offer.validFrom === null || offer.validFrom <= today) &&
      (offer.validUntil === null || today <= offer.validUntil)
    );
  });
}

/** The price of a package: the sale price of the first valid offer, else the list price (DECISIONS §3). */
export function packagePrice(
  list: { price: number; cadPrice: number },
  offersValidToday: readonly { salePrice: number; cadSalePrice: number }[],
): PriceList {
  const [offer] = offersValidToday;
  return offer ? { usd: offer.salePrice, cad: offer.cadSalePrice } : { usd: list.price, cad: list.cadPrice };
}
