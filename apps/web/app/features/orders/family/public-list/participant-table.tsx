import * as phrases from '#phrases/orders/family/public-list.ts';
import { Pager } from '#web/ui/data/pager/pager.tsx';

import type { ParticipantList } from './load-participant-list.ts';
import { addressOf } from './participant-list-page.ts';
import styles from './participant-table.module.css';

/** One page of people, and the way to the others. */
export function ParticipantTable({
  list: { people, page, totalPages, unit, search, count },
  convention,
}: {
  list: ParticipantList;
  convention: { id: string; name: string };
}) {
  return (
    <div className={styles['frame']}>
      <table className={styles['table']}>
        <caption>
          {convention.name}
          <span>
            {phrases.peopleOfFamilies(count)}
            {totalPages > 1 && ` · ${phrases.pageOf({ page, totalPages })}`}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{phrases.name}</th>
            <th scope="col">{phrases.familyName}</th>
            <th scope="col">{phrases.localUnit}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ firstName, lastName, familyName, organization, sameFamily }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- namesakes are common and nothing else tells them apart
            <tr key={`${page}-${index}`} data-same-family={sameFamily || undefined}>
              <th scope="row">
                {firstName} {lastName}
              </th>
              <td>{familyName}</td>
              <td>{organization}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {totalPages > 1 && (
        <Pager
          page={page}
          totalPages={totalPages}
          addressOf={(other) => addressOf({ convention: convention.id, unit, search, page: other })}
        />
      )}
    </div>
  );
}
