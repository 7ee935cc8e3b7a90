import type { EmergencyFamily } from '@sangamam/contract/people/cards/card-admin-endpoints';

import * as phrases from '#phrases/people/staff/cards.ts';
import { needNames } from '#web/domain/cards/need-options.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { HeadingAction } from '#web/ui/layout/page/heading-action.tsx';
import { PageActions, Stack } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useOpenEmergencySheet } from './api.ts';
import styles from './needs.module.css';

/** Whom to call and what a doctor should know, family by family. It is fetched when it is asked for: the look is recorded. */
export function EmergencySheet({ conventionId }: { conventionId: string }) {
  const open = useOpenEmergencySheet(conventionId);
  if (!open.data)
    return (
      <Stack>
        <p>{phrases.emergencyHint}</p>
        <HeadingAction>
          <Button
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
            {phrases.openSheet}
          </Button>
        </HeadingAction>
      </Stack>
    );
  if (open.data.length === 0)
    return (
      <EmptyState title={phrases.noFamilyYet}>
        <p>{phrases.noFamilyText}</p>
      </EmptyState>
    );
  return (
    <Stack>
      <div data-print="none">
        <PageActions main={<Button onClick={() => print()}>{phrases.print}</Button>}>
          <p>{phrases.familyCount(open.data.length)}</p>
        </PageActions>
      </div>
      {open.data.map((family) => (
        <Family key={family.orderId} family={family} />
      ))}
    </Stack>
  );
}

function Family({ family: { number, registrantName, phone, people } }: { family: EmergencyFamily }) {
  return (
    <section className={styles['family']} aria-label={registrantName}>
      <h2>
        {phone === null ? registrantName : phrases.callRegistrant({ name: registrantName, phone })}{' '}
        <small>{number}</small>
      </h2>
      <ul>
        {people.map((person) => (
          <li key={`${person.name} ${person.age}`}>
            <strong>
              {person.age === null ? person.name : phrases.aged({ name: person.name, age: person.age })}
            </strong>{' '}
            {wordsOf(person)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is to be known of a person in one line: contact, allergies, words for the kitchen, health notes. */
function wordsOf(person: EmergencyFamily['people'][number]): string {
  const { allergies, foodNote, emergencyName, emergencyPhone, healthNotes, isUnreadable } = person;
  const foods = allergies.map((one) => needNames[one]).join(', ');
  return [
    isUnreadable ? phrases.unreadable : '',
    emergencyName && phrases.callRegistrant({ name: emergencyName, phone: emergencyPhone }),
    foods && phrases.allergicTo({ foods }),
    foodNote,
    healthNotes,
  ]
    .filter((text) => text !== '')
    .join(' · ');
}
