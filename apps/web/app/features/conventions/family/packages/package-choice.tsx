import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import * as phrases from '#phrases/conventions/family/packages.ts';
import { ChoiceCard, ChoiceCards } from '#web/ui/form/choice-card/choice-card.tsx';
import { PackageEmblem } from '#web/domain/packages/package-emblem.tsx';
import { QuietCaps } from '#web/ui/primitives/quiet-caps/quiet-caps.tsx';

import { Benefits } from './benefits.tsx';
import {
  cheapestFirst,
  lowestPrice,
  rarestFirst,
  sharedBenefits,
  sharedExceptOne,
} from './package-comparison.ts';
import { PackageDetails } from './package-details.tsx';
import styles from './package-choice.module.css';

/**
 * The packages available to a group, as cards of which one is chosen: what all have, and what all but one have, is said
 * once above, on a card only what differs, first what few have; the cheapest is first and what is sold out last; prices are in the family's currency and for each of its people.
 */
export function PackageChoice({
  packages,
  currency,
  people,
  chosenId,
  onChoose,
}: {
  packages: readonly CataloguePackage[];
  currency: Currency;
  /** How many people attend; undefined while unknown. */
  people: number | undefined;
  chosenId: string | null;
  onChoose: (packageId: string) => void;
}) {
  const shared = sharedBenefits(packages);
  const most = sharedExceptOne(packages);
  const said = new Set([...shared, ...(most?.benefits ?? [])]);
  const lowest = lowestPrice(packages, currency);
  return (
    <>
      {shared.length > 0 && (
        <div className={styles['shared']}>
          <h2>{phrases.inEveryPackage}</h2>
          <Benefits benefits={shared} />
        </div>
      )}
      {most && (
        <div className={styles['shared']}>
          <h2>
            {phrases.inEveryPackageBut} <QuietCaps text={most.without.name} />
          </h2>
          <Benefits benefits={most.benefits} />
        </div>
      )}
      <ChoiceCards legend={phrases.packages} legendHidden>
        {cheapestFirst(packages, currency).map((offered) => (
          <ChoiceCard
            key={offered._id}
            name="package"
            value={offered._id}
            title={<QuietCaps text={offered.name} />}
            leading={<PackageEmblem logoType={offered.logoType} size={60} />}
            checked={chosenId === offered._id}
            disabled={offered.placesLeft === 0}
            onChoose={onChoose}
          >
            <PackageDetails
              offered={offered}
              currency={currency}
              people={people}
              lowest={lowest}
              benefits={rarestFirst(offered.benefits, packages).filter((benefit) => !said.has(benefit))}
            />
          </ChoiceCard>
        ))}
      </ChoiceCards>
    </>
  );
}
