import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { useState } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/content/family/home.ts';
import { paths } from '#web/config/paths.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { dollarText } from '#web/lib/text/money-text.ts';
import { ChoiceField } from '#web/ui/form/field/choice-field.tsx';
import { QuantityField } from '#web/ui/form/field/quantity-field.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';

import { agesOf, costsOf, type Ages, type Family, type FamilyCost } from './family-cost.ts';
import styles from './family-cost-card.module.css';

/** As many as one registration may have. */
const mostPeople = 30;

const shownAtMost = 3;

/** What a family like the reader's would pay: three questions, answered at once. */
export function FamilyCostCard({ packages }: { packages: readonly CataloguePackage[] }) {
  const [people, setPeople] = useState('4');
  const [ages, setAges] = useState('0');
  const [currency, setCurrency] = useState<Currency>('USD');
  const asked = agesOf(packages);
  const family: Family = {
    people: Number(people) || 0,
    ages: asked[Number(ages)] ?? { min: null, max: null },
    currency,
  };
  return (
    <Card as="div" className={styles['card']}>
      <div className={styles['questions']}>
        <QuantityField label={phrases.howManyPeople} value={people} onChange={setPeople} max={mostPeople} />
        {asked.length > 0 && (
          <SelectField
            label={phrases.howOld}
            value={ages}
            onChange={(event) => setAges(event.target.value)}
            options={asked.map((group, index) => ({ value: String(index), label: agesText(group) }))}
          />
        )}
        <ChoiceField
          label={phrases.whereYouLive}
          name="family-cost-currency"
          value={currency}
          onChange={(value) => setCurrency(value as Currency)}
          options={[
            { value: 'USD', label: phrases.unitedStates },
            { value: 'CAD', label: phrases.canada },
          ]}
        />
      </div>
      <div className={styles['answer']} aria-live="polite">
        <Answer family={family} costs={family.people === 0 ? [] : costsOf(packages, family)} />
      </div>
    </Card>
  );
}

function Answer({ family: { people, currency }, costs }: { family: Family; costs: readonly FamilyCost[] }) {
  if (people === 0) return <p>{phrases.sayHowMany}</p>;
  if (costs.length === 0) {
    return (
      <p>
        {phrases.noPackageFits} <Link to={paths.contactUs}>{phrases.askUs}</Link>
      </p>
    );
  }
  const others = costs.slice(shownAtMost);
  const least = Math.min(...others.map(({ price }) => price));
  return (
    <>
      <ul className={styles['costs']}>
        {costs.slice(0, shownAtMost).map(({ id, name, price, each }) => (
          <li key={id}>
            <span className={styles['name']}>{name}</span>
            <Amount amount={price} currency={currency} emphasis />
            {people > 1 && (
              <span className={styles['each']}>{phrases.eachPerson({ amount: dollarText(each) })}</span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles['note']}>
        {others.length > 0 && (
          <>{phrases.morePackagesFit({ count: others.length, amount: dollarText(least) })} </>
        )}
        {phrases.addonsAreExtra}
      </p>
    </>
  );
}

function agesText({ min, max }: Ages): string {
  if (min !== null && max !== null) return phrases.allBetween({ min, max });
  if (min !== null) return phrases.allFrom({ age: min });
  return max === null ? phrases.allAges : phrases.allTo({ age: max });
}
