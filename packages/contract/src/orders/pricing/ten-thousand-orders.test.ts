import { expect, it } from 'vitest';

import { addonTypes, type CatalogueAddon } from '../../conventions/addons/addon.ts';
import { addDays } from '../../fields/dates/calendar-date.ts';
import { addonLines, type AddonChoice, type LineItem } from './addon-lines.ts';
import { convenienceFee } from './convenience-fee.ts';
import { currencyFor } from './currency-for.ts';
import { discountLine, discountScopes } from './discount-line.ts';
import { packagePrice, validOffers, type PackageOffer } from './package-price.ts';
import { priceIn, sumPrices, timesQuantity } from './price-list.ts';

/** Pseudo-random numbers from 0 to 1 with a fixed seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const roll = dice(20_261_120);
const below = (limit: number) => Math.floor(roll() * limit);
const maybe = () => roll() < 0.5;
const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
const price = () => oneOf([0, 1, 25, below(100), below(5000), 99_999]);
const both = () => ({ price: price(), cadPrice: price() });

const today = '2027-03-15';
const someDay = () => (maybe() ? null : addDays(today, below(11) - 5));

function randomAddon(place: number): CatalogueAddon {
  const base = { _id: `addon-${place}`, conventionId: 'c', title: `Add-on ${place}`, shortDescription: '' };
  const labels = ['Small', 'Medium', 'Large'].slice(0, 1 + below(3));
  switch (oneOf(addonTypes)) {
    case 'YES_NO':
      return { ...base, type: 'YES_NO', yesOrNo: both() };
    case 'SINGLE_FIELD':
      return { ...base, type: 'SINGLE_FIELD', singleField: { label: 'Copies', ...both() } };
    case 'ADULT_CHILDREN': {
      const adultOrChildren = {
        adultPrice: price(),
        cadAdultPrice: price(),
        childrenPrice: price(),
        cadChildrenPrice: price(),
      };
      return { ...base, type: 'ADULT_CHILDREN', adultOrChildren };
    }
    case 'MULTIPLE_OPTIONS':
      return {
        ...base,
        type: 'MULTIPLE_OPTIONS',
        multipleOptions: labels.map((label) => ({ label, ...both() })),
      };
    case 'MULTIPLE_OPTIONS_WITH_TEXTBOX':
      return {
        ...base,
        type: 'MULTIPLE_OPTIONS_WITH_TEXTBOX',
        multipleOptionsWithTextbox: labels.map((label) =>
          maybe() ? { label, price: price() } : { label, ...both() },
        ),
      };
  }
}

/** Keys and quantities that a form could send for an add-on. */
function randomChoices(addon: CatalogueAddon): AddonChoice[] {
  const of = (key: string): AddonChoice => ({ addonId: addon._id, key, quantity: below(100) });
  switch (addon.type) {
    case 'YES_NO':
      return [of(oneOf(['Yes', 'No']))];
    case 'SINGLE_FIELD':
      return [of('Copies')];
    case 'ADULT_CHILDREN':
      return [of('CHILDREN'), of('ADULT')];
    case 'MULTIPLE_OPTIONS':
      return [of(oneOf(addon.multipleOptions).label)];
    case 'MULTIPLE_OPTIONS_WITH_TEXTBOX':
      return addon.multipleOptionsWithTextbox.map(({ label }) => of(label));
  }
}

/** Off the package, the add-ons or everything, for every package, this one or another one. */
function randomDiscount() {
  const isPercentage = maybe();
  return {
    percent: isPercentage ? 1 + below(100) : null,
    amount: isPercentage ? null : { usd: price(), cad: price() },
    scope: oneOf(discountScopes),
    packageIds: oneOf([[], ['other'], ['other', 'gold']]),
  };
}

function randomOrder() {
  const addons = Array.from({ length: below(7) }, (_, place) => randomAddon(place));
  const offers: PackageOffer[] = Array.from({ length: below(4) }, () => ({
    offerDescription: 'Special',
    salePrice: price(),
    cadSalePrice: price(),
    earlyBird: maybe(),
    validFrom: someDay(),
    validUntil: someDay(),
  }));
  return {
    list: both(),
    offers,
    earlyBird: { earlyBirdDate: someDay(), earlyBirdStatus: maybe() },
    addons,
    choices: addons.flatMap((addon) => (maybe() ? randomChoices(addon) : [])),
    registrant: {
      country: oneOf(['USA', 'CAN', 'IND', null]),
      email: oneOf(['a@example.org', 'A@EXAMPLE.CA', 'a@example.ca ', null]),
    },
    discount: maybe() ? randomDiscount() : undefined,
    percent: oneOf([0, 1, 2.9, 3.49, 7, 12.345_678, 30]),
  };
}
type RandomOrder = ReturnType<typeof randomOrder>;

function byTheProduct(order: RandomOrder) {
  const { list, offers, earlyBird, addons, choices, registrant, discount, percent } = order;
  const lines = addonLines(addons, choices);
  if (!lines) throw new Error('The form could have sent this');
  const unit = packagePrice(list, validOffers(offers, earlyBird, today));
  const gold = { packageId: 'gold', addonId: null, key: null, title: 'GOLD', quantity: 1, unit };
  const bought: LineItem[] = [{ kind: 'PACKAGE', ...gold }, ...lines];
  const off = discount && discountLine(bought, { id: 'd', code: 'C', title: 'T', ...discount });
  const all = off ? [...bought, off] : bought;
  const net = sumPrices(all.map(({ unit, quantity }) => timesQuantity(unit, quantity)));
  const currency = currencyFor(registrant);
  const fee = convenienceFee(priceIn(currency, net), percent);
  return { usd: net.usd, cad: net.cad, currency, fee, due: priceIn(currency, net) + fee };
}

/**
 * An independent calculation: one currency at a time, by the sentences of DECISIONS §3, without code of the product.
 */
function withPencil(order: RandomOrder) {
  const usd = pencilNet(order, false);
  const cad = pencilNet(order, true);
  const { country, email } = order.registrant;
  const canadian = country === null ? (email ?? '').trim().toLowerCase().endsWith('.ca') : country === 'CAN';
  const net = canadian ? cad : usd;
  // The percent has at most six decimals; any fraction of a dollar counts as a dollar.
  const parts = net * Math.round(order.percent * 1_000_000);
  const fee = (parts - (parts % 100_000_000)) / 100_000_000 + (parts % 100_000_000 === 0 ? 0 : 1);
  return { usd, cad, currency: canadian ? 'CAD' : 'USD', fee, due: net + fee };
}

function pencilNet(order: RandomOrder, cad: boolean): number {
  const { list, offers, earlyBird, addons, choices } = order;
  let net = cad ? list.cadPrice : list.price;
  for (const offer of offers) {
    const early =
      earlyBird.earlyBirdStatus && earlyBird.earlyBirdDate !== null && earlyBird.earlyBirdDate >= today;
    const begun = offer.validFrom === null || offer.validFrom <= today;
    const ended = offer.validUntil !== null && offer.validUntil < today;
    if (offer.earlyBird ? !early : !begun || ended) continue;
    net = cad ? offer.cadSalePrice : offer.salePrice;
    break;
  }
  const ofPackage = net;
  for (const { addonId, key, quantity } of choices) {
    const addon = addons.find(({ _id }) => _id === addonId);
    if (!addon || quantity === 0) continue;
    if (addon.type === 'YES_NO') {
      if (key === 'Yes') net += cad ? addon.yesOrNo.cadPrice : addon.yesOrNo.price;
    } else if (addon.type === 'MULTIPLE_OPTIONS') {
      for (const option of addon.multipleOptions)
        if (option.label === key) net += cad ? option.cadPrice : option.price;
    } else if (addon.type === 'SINGLE_FIELD') {
      net += quantity * (cad ? addon.singleField.cadPrice : addon.singleField.price);
    } else if (addon.type === 'ADULT_CHILDREN') {
      const { adultPrice, cadAdultPrice, childrenPrice, cadChildrenPrice } = addon.adultOrChildren;
      const [adult, child] = cad ? [cadAdultPrice, cadChildrenPrice] : [adultPrice, childrenPrice];
      net += quantity * (key === 'ADULT' ? adult : child);
    } else {
      for (const option of addon.multipleOptionsWithTextbox) {
        if (option.label !== key) continue;
        net += quantity * (cad && option.cadPrice !== undefined ? option.cadPrice : option.price);
      }
    }
  }
  return net - pencilDiscount(order, { ofPackage, ofAddons: net - ofPackage, cad });
}

function pencilDiscount(
  { discount }: RandomOrder,
  { ofPackage, ofAddons, cad }: { ofPackage: number; ofAddons: number; cad: boolean },
): number {
  if (!discount || (discount.packageIds.length > 0 && !discount.packageIds.includes('gold'))) return 0;
  let base = ofPackage + ofAddons;
  if (discount.scope === 'PACKAGE') base = ofPackage;
  if (discount.scope === 'ADDONS') base = ofAddons;
  // What families keep of a percentage is rounded up to a whole dollar.
  if (discount.percent !== null) return base - Math.ceil((base * (100 - discount.percent)) / 100);
  const amount = (cad ? discount.amount?.cad : discount.amount?.usd) ?? 0;
  return amount > base ? base : amount;
}

it('10,000 random orders have the prices of an independent calculation', () => {
  const seen = { USD: 0, CAD: 0, offers: 0, addons: 0, fees: 0, discounts: 0 };
  for (let count = 0; count < 10_000; count += 1) {
    const order = randomOrder();
    const ours = byTheProduct(order);
    expect(ours).toEqual(withPencil(order));
    seen[ours.currency] += 1;
    if (order.discount) seen.discounts += 1;
    if (ours.fee > 0) seen.fees += 1;
    if (order.choices.length > 0) seen.addons += 1;
    if (validOffers(order.offers, order.earlyBird, today).length > 0) seen.offers += 1;
  }
  // Every kind of order was exercised, many times.
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(2000);
});
