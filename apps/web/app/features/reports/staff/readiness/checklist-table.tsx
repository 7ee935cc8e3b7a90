import { adminPaths } from '@sangamam/contract/admin-paths';
import {
  listReadiness,
  type ReadinessRow,
} from '@sangamam/contract/reports/readiness/readiness-admin-endpoints';
import { readinessTopics, type ReadinessTopic } from '@sangamam/contract/reports/readiness/readiness';
import { Link } from 'react-router';

import * as phrases from '#phrases/domain/readiness.ts';
import { actorOptions, openTopicOptions } from '#web/domain/readiness/readiness-options.ts';
import { ReadinessSign } from '#web/domain/readiness/readiness-sign.tsx';
import { topicNames } from '#web/domain/readiness/readiness-words.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';

import { useReadinessList } from './api.ts';
import styles from './checklist-table.module.css';

/** Families with what each still needs. `linked` makes each name a link to its registration, for who may open that. */
export function ChecklistTable({ linked }: { linked: boolean }) {
  const params = useListParams();
  const query = useReadinessList(listQuery(listReadiness.query, params));
  return (
    <div className={styles['list']}>
      <FilteredTable
        caption={phrases.checklists}
        countText={phrases.familyCount}
        columns={[family(linked), ...topics]}
        rowKey={({ _id }) => _id}
        params={params}
        query={query}
        page={query.data}
        searchLabel={phrases.searchLabel}
        filters={filters}
        empty={{ title: phrases.noFamiliesHere, text: phrases.nobodyMatches }}
      />
    </div>
  );
}

const filters = [
  { name: 'open', label: phrases.openOnChecklist, options: openTopicOptions },
  { name: 'openFor', label: phrases.waitingForWhom, options: actorOptions },
];

const family = (linked: boolean): Column<ReadinessRow> => ({
  key: 'family',
  header: phrases.family,
  rowHeader: true,
  cell: ({ _id, registrantName, tmpConvRegNo, permConvRegNo }) => (
    <>
      {linked ? (
        <Link to={adminPaths.registration(_id)}>{registrantName}</Link>
      ) : (
        <span>{registrantName}</span>
      )}
      <span className={styles['number']}>{permConvRegNo ?? tmpConvRegNo}</span>
    </>
  ),
});

const topics = readinessTopics.map((topic: ReadinessTopic): Column<ReadinessRow> => ({
  key: topic,
  header: topicNames[topic],
  cell: ({ items }) => {
    const item = items.find((one) => one.topic === topic);
    if (!item) return null;
    return (
      <div className={item.actor === null ? styles['settled'] : undefined}>
        <ReadinessSign item={item} />
      </div>
    );
  },
}));
