import { packagePrice } from '@sangamam/contract/pricing/package-price';
import type { CataloguePackage } from '@sangamam/contract/packages/package';

import * as phrases from '#phrases/home.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { PackageEmblem } from '#web/domain/packages/package-emblem.tsx';
import { Section } from '#web/ui/layout/section/section.tsx';
import styles from './package-teaser.module.css';

/** What can be booked, with today's prices in both currencies. */
export function PackageTeaser({ packages }: { packages: readonly CataloguePackage[] }) {
  return (
    <Section id="packages" title={phrases.packages} intro={phrases.onePackageCoversEveryoneYoullChoose}>
      {packages.length === 0 ? (
        <p>{phrases.thePackagesAreBeingPutTogether}</p>
      ) : (
        <ul className={styles['list']}>
          {packages.map((offered) => (
            <Card as="li" key={offered._id} className={styles['card']}>
              <Teaser offered={offered} />
            </Card>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Teaser({ offered }: { offered: CataloguePackage }) {
  const { name, logoType, shortDescription, benefits, offers, eligibility, placesLeft, price } = offered;
  const now = packagePrice(offered, offers);
  const [offer] = offers;
  return (
    <>
      <div className={styles['head']}>
        <PackageEmblem logoType={logoType} />
        <div>
          <h3>{name}</h3>
          {eligibility && <p className={styles['eligibility']}>{eligibility}</p>}
        </div>
      </div>
      <p>{shortDescription}</p>
      {benefits.length > 0 && (
        <ul className={styles['benefits']}>
          {benefits.slice(0, 4).map((benefit) => (
            <li key={benefit}>
              <Icon name="check" size={18} />
              {benefit}
            </li>
          ))}
        </ul>
      )}
      <div className={styles['price']}>
        {offer && <p className={styles['offer']}>{offer.offerDescription}</p>}
        <p>
          <Amount amount={now.usd} currency={phrases.usd} emphasis />{' '}
          {now.usd < price && <Amount amount={price} currency={phrases.usd} struck />}
        </p>
        <p className={styles['cad']}>
          <Amount amount={now.cad} currency={phrases.cad} /> {phrases.forFamiliesInCanada}
        </p>
        {placesLeft !== null && <p className={styles['places']}>{placesText(placesLeft)}</p>}
      </div>
    </>
  );
}

function placesText(left: number): string {
  if (left <= 0) return phrases.soldOut;
  return left === 1 ? phrases.onePlaceLeft : phrases.placesLeft({ left });
}
