import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { currencies } from '@sangamam/contract/orders/pricing/currency-for';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { priceIn, type PriceList } from '@sangamam/contract/orders/pricing/price-list';

import * as phrases from '#phrases/documents/registration-forms.ts';
import * as malayalam from '#server/phrases/ml/documents/registration-forms.ts';

import type { FormContent, FormOfFamily } from './form-content.ts';
import { area, drawBox, drawHeading, drawLine, ruled, styles, type FormPage } from './form-page.ts';

const gap = 20;
const half = (area.width - gap) / 2;
const line = 16;
const heading = 20.5;

/** A line of packages or add-ons. */
export interface Offer {
  label: string;
  price: string;
}

/** Packages and add-ons as they are printed: on a blank form with both prices. */
export function offersOf(
  { packages, addons }: Pick<FormContent, 'packages' | 'addons'>,
  { family }: FormOfFamily,
): { packages: Offer[]; addons: Offer[] } {
  const priceOf = (price: PriceList) =>
    family
      ? formatMoney(priceIn(family.currency, price), family.currency)
      : currencies.map((currency) => formatMoney(priceIn(currency, price), currency)).join(' / ');
  return {
    packages: packages.map(({ name, price, eligibility }) => ({
      // Two prices leave no room for more than the name.
      label: family && eligibility !== '' ? `${name} · ${eligibility}` : name,
      price: priceOf(price),
    })),
    addons: addons.flatMap(({ title, options }) =>
      options.map(({ label, price }) => ({
        label: [title, phrases.addonWords[label] ?? label].filter(Boolean).join(': '),
        price: priceOf(price),
      })),
    ),
  };
}

/** Height of packages and add-ons in points, all of them. */
export function heightOfOffers({ packages, addons }: { packages: Offer[]; addons: Offer[] }): number {
  const heightOf = (offers: readonly Offer[]) =>
    offers.length === 0 ? 0 : heading + Math.ceil(offers.length / 2) * line;
  return heightOf(packages) + 4 + heightOf(addons);
}

/** Draws packages and add-ons in two columns, as many as there is room for. */
export function drawOffers(
  page: FormPage,
  { packages, addons }: { packages: Offer[]; addons: Offer[] },
  { top, bottom, asOf }: { top: number; bottom: number; asOf: string },
): void {
  const prices = phrases.pricesOf({ date: shortDate(asOf) });
  const below = drawHeading(page, [phrases.packages, malayalam.packages], top, {
    hint: [phrases.packagesHint, malayalam.packagesHint, prices].join('  '),
  });
  // Packages first: without one nobody registers.
  const reserved = addons.length === 0 ? 0 : heading + line + 4;
  const most = Math.floor((bottom - below - reserved) / line);
  const y = drawList(page, packages, below, most, (x, at) => drawBox(page, x, at + 1.5));
  if (addons.length === 0) return;
  const rest = drawHeading(page, [phrases.addons, malayalam.addons], y + 4, {
    hint: [phrases.addonsHint, malayalam.addonsHint].join('  '),
  });
  drawList(page, addons, rest, Math.floor((bottom - rest) / line), (x, at) =>
    page.strokes.push((doc) =>
      doc
        .lineWidth(0.6)
        .moveTo(x, at + 12)
        .lineTo(x + 18, at + 12)
        .stroke(ruled),
    ),
  );
}

/** Draws offers in two columns; the last place says that there are more. Returns the y below them. */
function drawList(
  page: FormPage,
  offers: readonly Offer[],
  y: number,
  mostLines: number,
  drawMark: (x: number, y: number) => void,
): number {
  const isCut = offers.length > mostLines * 2;
  const shown = isCut ? offers.slice(0, mostLines * 2 - 1) : offers;
  const lines = Math.ceil((shown.length + (isCut ? 1 : 0)) / 2);
  const placeOf = (index: number) => ({
    x: area.left + Math.floor(index / lines) * (half + gap),
    at: y + (index % lines) * line,
  });
  shown.forEach(({ label, price }, index) => {
    const { x, at } = placeOf(index);
    drawMark(x, at);
    const wide = drawLine(page, price, styles.strong, { x: x + 24, y: at, width: half - 24, align: 'right' });
    drawLine(page, label, styles.text, { x: x + 24, y: at, width: half - 24 - wide - 8 });
  });
  if (isCut) {
    const { x, at } = placeOf(shown.length);
    drawLine(page, phrases.furtherOnes, styles.small, { x: x + 24, y: at + 1, width: half - 24 });
  }
  return y + lines * line;
}
