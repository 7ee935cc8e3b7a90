import type { NeedsOfConvention } from '@sangamam/contract/people/cards/card-admin-endpoints';

import { accessNeeds, allergies, diet } from '#phrases/domain/cards.ts';
import * as phrases from '#phrases/people/staff/cards.ts';
import { accessOptions, allergyOptions, dietOptions } from '#web/domain/cards/need-options.ts';
import type { Option } from '#web/ui/form/field/select-field.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';

import styles from './needs.module.css';

const counted = (options: readonly Option[], counts: Readonly<Record<string, number>>) =>
  options.map(({ value, label }) => ({ name: label, value: counts[value] ?? 0 }));

/** Diets, allergies, access needs and consents of a convention in numbers. */
export function NeedCounts({ needs }: { needs: NeedsOfConvention }) {
  const { foodNotes, accessNotes, notPhotographed, notPrinted } = needs;
  const groups = [
    [diet, counted(dietOptions, needs.diets)],
    [allergies, counted(allergyOptions, needs.allergies)],
    [accessNeeds, counted(accessOptions, needs.accessNeeds)],
    [
      phrases.otherwise,
      [
        { name: phrases.forTheKitchen, value: foodNotes },
        { name: phrases.forHotelAndHalls, value: accessNotes },
      ],
    ],
    [
      phrases.photographs,
      [
        { name: phrases.notPhotographed, value: notPhotographed },
        { name: phrases.notPrinted, value: notPrinted },
      ],
    ],
  ] as const;
  return (
    <div className={styles['groups']}>
      {groups.map(([title, facts]) => (
        <Card key={title}>
          <h2>{title}</h2>
          <dl className={styles['counts']}>
            {facts.map(({ name, value }) => (
              <div key={name} data-none={value === 0 || undefined}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </div>
  );
}
