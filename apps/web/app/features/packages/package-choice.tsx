import type { CataloguePackage } from '@sangamam/contract/packages/package';
import type { Currency } from '@sangamam/contract/pricing/currency-for';
import { packagePrice } from '@sangamam/contract/pricing/package-price';
import { priceIn } from '@sangamam/contract/pricing/price-list';

import * as phrases from '#phrases/packages.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { ChoiceCard, ChoiceCards } from '#web/ui/form/choice-card/choice-card.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { PlacesLeft } from '#web/domain/packages/places-left.tsx';
import { PackageEmblem } from '#web/domain/packages/package-emblem.tsx';
import styles from './package-choice.module.css';

/** The packages available to a group, as cards of which one is chosen. Prices are in the family's currency. */
export function PackageChoice({
  packages,
  currency,
  chosenId,
  onChoose,
}: {
  packages: readonly CataloguePackage[];
  currency: Currency;
  chosenId: string | null;
  onChoose: (packageId: string) => void;
}) {
  return (
    <ChoiceCards legend={phrases.packages} legendHidden>
      {packages.map((offered) => (
        <ChoiceCard
          key={offered._id}
          name="package"
          value={offered._id}
          title={offered.name}
          leading={<PackageEmblem logoType={offered.logoType} size={60} />}
          checked={chosenId === offered._id}
          disabled={offered.placesLeft === 0}
          onChoose={onChoose}
        >
          <PackageDetails offered={offered} currency={currency} />
        </ChoiceCard>
      ))}
    </ChoiceCards>
  );
}

function PackageDetails({ offered, currency }: { offered: CataloguePackage; currency: Currency }) {
  const { price, cadPrice, shortDescription, offers, benefits, eligibility, placesLeft } = offered;
  const now = priceIn(currency, packagePrice(offered, offers));
  const list = priceIn(currency, { usd: price, cad: cadPrice });
  return (
    <>
      <p className={styles['price']}>
        <Amount amount={now} currency={currency} emphasis />
        {now < list && <Amount amount={list} currency={currency} struck />}
      </p>
      {offers.length > 0 && (
        <ul className={styles['offers']}>
          {offers.map(({ offerDescription }) => (
            <li key={offerDescription}>{offerDescription}</li>
          ))}
        </ul>
      )}
      <p>{shortDescription}</p>
      {benefits.length > 0 && (
        <ul className={styles['benefits']}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Icon name="check" size={18} />
              {benefit}
            </li>
          ))}
        </ul>
      )}
      {(eligibility || placesLeft !== null) && (
        <p className={styles['foot']}>
          {eligibility && <span>{eligibility}</span>}
          <PlacesLeft left={placesLeft} one={phrases.placeLeft} many={phrases.placesLeft} />
        </p>
      )}
    </>
  );
}
