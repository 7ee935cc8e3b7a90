import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import { describeEligibility } from '#phrases/domain/eligibility.ts';
import * as phrases from '#phrases/conventions/family/packages.ts';
import { langOfTranslated } from '#web/lib/text/lang-of.ts';
import { dollarText } from '#web/lib/text/money-text.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { PlacesLeft } from '#web/domain/packages/places-left.tsx';

import { Benefits } from './benefits.tsx';
import { pricesOf } from './package-prices.ts';
import styles from './package-choice.module.css';

/** Price, offer, price for each person, and what this package has that others have not. */
export function PackageDetails({
  offered,
  currency,
  people,
  lowest,
  benefits,
}: {
  offered: CataloguePackage;
  currency: Currency;
  people: number | undefined;
  /** The lowest price of the packages on offer, if they differ. */
  lowest: number | undefined;
  benefits: readonly string[];
}) {
  const { shortDescription, offers, placesLeft } = offered;
  const eligibility = describeEligibility(offered.eligibility);
  const { now, list } = pricesOf(offered, currency);
  return (
    <>
      <p className={styles['price']}>
        {now === 0 ? (
          <strong>{phrases.freeByConfirmation}</strong>
        ) : (
          <Amount amount={now} currency={currency} emphasis />
        )}
        {now < list && <Amount amount={list} currency={currency} struck />}
        {now === lowest && placesLeft !== 0 && (
          <span className={styles['lowest']}>{phrases.lowestPrice}</span>
        )}
      </p>
      {people !== undefined && people > 1 && now > 0 && (
        <p className={styles['each']}>
          {phrases.forEach({ people, price: dollarText(Math.round(now / people)) })}
        </p>
      )}
      {offers.length > 0 && (
        <ul className={styles['offers']}>
          {offers.map(({ offerDescription }) => (
            <li key={offerDescription} lang={langOfTranslated(offerDescription)}>
              {offerDescription}
            </li>
          ))}
        </ul>
      )}
      <p lang={langOfTranslated(shortDescription)}>{shortDescription}</p>
      <Benefits benefits={benefits} />
      {(eligibility || placesLeft !== null) && (
        <p className={styles['foot']}>
          {eligibility && <span>{eligibility}</span>}
          <PlacesLeft left={placesLeft} one={phrases.placeLeft} many={phrases.placesLeft} />
        </p>
      )}
    </>
  );
}
