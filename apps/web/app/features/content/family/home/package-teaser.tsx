import { packagePrice } from '@sangamam/contract/orders/pricing/package-price';
import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';

import * as phrases from '#phrases/content/family/home.ts';
import { describeEligibility } from '#phrases/domain/eligibility.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { langOf } from '#web/lib/text/lang-of.ts';
import { dollarText } from '#web/lib/text/money-text.ts';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { PackageEmblem } from '#web/domain/packages/package-emblem.tsx';
import { Section } from '#web/ui/layout/section/section.tsx';
import { formatDayAndMonth } from '#web/lib/text/calendar-text.ts';

import { choosePackages } from './chosen-packages.ts';
import { FamilyCostTeaser } from './family-cost-teaser.tsx';
import styles from './package-teaser.module.css';

/** Three packages with today's prices in both currencies, what they have in common, and the others on demand. */
export function PackageTeaser({
  packages,
  earlyBirdUntil,
}: {
  packages: readonly CataloguePackage[];
  /** The last day of the early-bird prices while they hold. */
  earlyBirdUntil: string | undefined;
}) {
  const { first, others, shared } = choosePackages(packages);
  const count = first.length + others.length;
  return (
    <Section id="packages" title={phrases.packages} intro={phrases.packagesIntro}>
      {count === 0 && <p>{phrases.noPackages}</p>}
      {count > 0 && <FamilyCostTeaser packages={packages} />}
      {shared.length > 0 && (
        <div className={styles['shared']}>
          <h3>{phrases.everyPackageHere}</h3>
          <Benefits benefits={shared} />
        </div>
      )}
      <PackageRow packages={first} shared={shared} earlyBirdUntil={earlyBirdUntil} swipes />
      {others.length > 0 && (
        <details className={styles['all']}>
          <summary>
            <span className={styles['closed']}>{phrases.seeAllPackages({ count })}</span>
            <span className={styles['opened']}>{phrases.showFewer}</span>
            <Icon name="chevronDown" />
          </summary>
          <PackageRow packages={others} shared={shared} earlyBirdUntil={earlyBirdUntil} />
        </details>
      )}
    </Section>
  );
}

function PackageRow({
  packages,
  shared,
  earlyBirdUntil,
  swipes = false,
}: {
  packages: readonly CataloguePackage[];
  shared: readonly string[];
  earlyBirdUntil: string | undefined;
  /** One after the other on a phone, the next one peeking out. */
  swipes?: boolean;
}) {
  if (packages.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on phones, so the keyboard must reach it
    <ul className={styles['list']} data-swipes={swipes || undefined} tabIndex={swipes ? 0 : undefined}>
      {packages.map((offered) => (
        <Card as="li" key={offered._id} className={styles['card']}>
          <Teaser offered={offered} shared={shared} earlyBirdUntil={earlyBirdUntil} />
        </Card>
      ))}
    </ul>
  );
}

function Teaser({
  offered,
  shared,
  earlyBirdUntil,
}: {
  offered: CataloguePackage;
  shared: readonly string[];
  earlyBirdUntil: string | undefined;
}) {
  const { name, logoType, shortDescription, benefits, offers, placesLeft, price } = offered;
  const eligibility = describeEligibility(offered.eligibility);
  const now = packagePrice(offered, offers);
  const [offer] = offers;
  return (
    <>
      <div className={styles['head']}>
        <PackageEmblem logoType={logoType} />
        <div>
          <h3 className={styles['name']} lang={langOf(name)}>
            {name}
          </h3>
          {eligibility && <p className={styles['eligibility']}>{eligibility}</p>}
        </div>
      </div>
      <p lang={langOf(shortDescription)}>{shortDescription}</p>
      <Benefits benefits={benefits.filter((benefit) => !shared.includes(benefit))} />
      <div className={styles['price']}>
        {offer && (
          <p className={styles['offer']}>
            {earlyBirdUntil !== undefined && now.usd < price ? (
              phrases.earlyBirdSave({
                until: shortDay(earlyBirdUntil),
                amount: dollarText(price - now.usd),
              })
            ) : (
              <span lang={langOf(offer.offerDescription)}>{offer.offerDescription}</span>
            )}
          </p>
        )}
        <p>
          <Amount amount={now.usd} currency={phrases.usd} emphasis />{' '}
          {now.usd < price && <s className={styles['before']}>{dollarText(price)}</s>}
        </p>
        <p className={styles['cad']}>
          <Amount amount={now.cad} currency={phrases.cad} /> {phrases.forFamiliesInCanada}
        </p>
        {placesLeft !== null && <p className={styles['places']}>{placesText(placesLeft)}</p>}
      </div>
    </>
  );
}

function Benefits({ benefits }: { benefits: readonly string[] }) {
  if (benefits.length === 0) return null;
  return (
    <ul className={styles['benefits']}>
      {benefits.slice(0, 4).map((benefit) => (
        <li key={benefit}>
          <Icon name="check" size={18} />
          <span lang={langOf(benefit)}>{benefit}</span>
        </li>
      ))}
    </ul>
  );
}

/** February 5: the year is clear. */
function shortDay(day: string): string {
  return formatDayAndMonth(day);
}

function placesText(left: number): string {
  if (left <= 0) return phrases.soldOut;
  return left === 1 ? phrases.onePlaceLeft : phrases.placesLeft({ left });
}
