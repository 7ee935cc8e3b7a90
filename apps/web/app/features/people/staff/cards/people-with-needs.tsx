import {
  listPeopleWithNeeds,
  type PersonWithNeeds,
} from '@sangamam/contract/people/cards/card-admin-endpoints';
import type { Need } from '@sangamam/contract/people/cards/card';

import * as phrases from '#phrases/people/staff/cards.ts';
import { accessOptions, allergyOptions, dietOptions, needNames } from '#web/domain/cards/need-options.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import type { ListFilter } from '#web/ui/data/data-table/filter-field.tsx';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useOpenCard, usePeopleWithNeeds } from './api.ts';

const filters: readonly ListFilter[] = [
  {
    name: 'need',
    label: phrases.need,
    options: [
      ...dietOptions,
      ...allergyOptions,
      ...accessOptions,
      { value: 'FOOD_NOTE', label: phrases.forTheKitchen },
      { value: 'ACCESS_NOTE', label: phrases.forHotelAndHalls },
    ],
  },
];

/** The people of a convention who have needs, by name, for the care team. */
export function PeopleWithNeeds({ conventionId }: { conventionId: string }) {
  const params = useListParams();
  const query = usePeopleWithNeeds(conventionId, listQuery(listPeopleWithNeeds.query, params));
  return (
    <Stack>
      <h2>{phrases.peopleWithNeeds}</h2>
      <p>{phrases.recordedHint}</p>
      <FilteredTable
        caption={phrases.peopleWithNeeds}
        countText={phrases.personCount}
        columns={columns}
        rowKey={({ cardId }) => cardId}
        params={params}
        query={query}
        page={query.data}
        searchLabel={phrases.searchLabel}
        filters={filters}
        detail={{
          header: phrases.healthAndContact,
          label: phrases.openFor,
          content: sealedPartOf,
        }}
        empty={{ title: phrases.nobody, text: phrases.nobodyText }}
      />
    </Stack>
  );
}

const sealedPartOf = ({ cardId }: PersonWithNeeds) => <SealedPart cardId={cardId} />;

const inWords = (needs: readonly Need[], note: string) =>
  [...needs.map((need) => needNames[need]), note].filter((text) => text !== '').join(', ');

const columns: readonly Column<PersonWithNeeds>[] = [
  { key: 'name', header: phrases.name, rowHeader: true, cell: ({ name }) => name },
  {
    key: 'food',
    header: phrases.foodOf,
    cell: ({ diets, allergies, foodNote }) => inWords([...diets, ...allergies], foodNote),
  },
  {
    key: 'access',
    header: phrases.accessOf,
    cell: ({ accessNeeds, accessNote }) => inWords(accessNeeds, accessNote),
  },
  {
    key: 'registration',
    header: phrases.registration,
    plain: true,
    onPhone: 'name-line',
    cell: ({ number }) => number,
  },
];

/** What is sealed of a card. It is fetched when it is asked for: each look is recorded. */
function SealedPart({ cardId }: { cardId: string }) {
  const open = useOpenCard(cardId);
  if (open.data) {
    const { healthNotes, emergencyName, emergencyPhone } = open.data;
    return (
      <Facts
        facts={[
          { name: phrases.healthNotes, value: healthNotes },
          {
            name: phrases.emergencyContact,
            value: emergencyName && (
              <>
                {emergencyName},{' '}
                <a href={`tel:${emergencyPhone.replaceAll(/[^\d+]/gu, '')}`}>{emergencyPhone}</a>
              </>
            ),
          },
        ]}
      />
    );
  }
  return (
    <Stack>
      <p>{phrases.openHint}</p>
      <div>
        <Button
          variant="secondary"
          loading={open.isPending}
          loadingLabel={phrases.opening}
          onClick={() => {
            open.mutate(undefined, {
              onError: (error) => {
                if (!(error instanceof ApiError)) throw error;
                showToast({ message: error.message, tone: 'danger' });
              },
            });
          }}
        >
          {phrases.open}
        </Button>
      </div>
    </Stack>
  );
}
