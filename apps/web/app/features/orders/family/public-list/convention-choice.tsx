import { useEffect, useId, useRef } from 'react';
import { Form, useSubmit } from 'react-router';

import * as phrases from '#phrases/orders/family/public-list.ts';
import { paths } from '#web/config/paths.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { BareSelect } from '#web/ui/form/field/select-field.tsx';
import { SearchInput } from '#web/ui/form/search-input/search-input.tsx';

import styles from './convention-choice.module.css';
import type { ParticipantList } from './load-participant-list.ts';

const waitMs = 350;

/**
 * The convention whose people are shown, and what narrows them. A plain form: without scripts a button sends it, with
 * them each choice does, and a pause in typing.
 */
export function ConventionChoice({
  list: { conventions, chosen, units, unit, search },
}: {
  list: Pick<ParticipantList, 'conventions' | 'chosen' | 'units' | 'unit' | 'search'>;
}) {
  const id = useId();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const convention = chosen?.id ?? '';
  // Back and forward change the choices, too; the fields themselves stay, and with them the focus.
  useEffect(() => {
    const fields = { convention, unit, search };
    for (const [name, value] of Object.entries(fields)) {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLSelectElement || field instanceof HTMLInputElement;
      if (isField && (name !== 'search' || field.value.trim() !== value)) field.value = value;
    }
  }, [convention, unit, search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (replace = false) => {
    clearTimeout(timer.current);
    if (!form.current) return;
    // Only what was chosen is in the address.
    const chosen = new URLSearchParams();
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string' && value !== '') chosen.set(name, value);
    void submit(chosen, { action: paths.conventionParticipants, preventScrollReset: true, replace });
  };
  return (
    <Form ref={form} method="get" action={paths.conventionParticipants} className={styles['form']}>
      <div className={styles['field']}>
        <label htmlFor={`${id}-convention`}>{phrases.convention}</label>
        <BareSelect
          id={`${id}-convention`}
          name="convention"
          placeholder={phrases.selectAConvention}
          options={conventions.map((one) => ({ value: one.id, label: one.name }))}
          defaultValue={convention}
          onChange={(event) => {
            const { elements } = event.currentTarget.form ?? {};
            const field = elements?.namedItem('unit');
            // Another convention has other units.
            if (field instanceof HTMLSelectElement) field.value = '';
            send();
          }}
        />
      </div>
      {chosen && (
        <>
          <div className={styles['field']}>
            <label htmlFor={`${id}-unit`}>{phrases.localUnit}</label>
            <BareSelect
              id={`${id}-unit`}
              name="unit"
              placeholder={phrases.allUnits}
              options={units.map(({ id, name, people }) => ({ value: id, label: `${name} (${people})` }))}
              defaultValue={unit}
              onChange={() => send()}
            />
          </div>
          <div className={styles['field']}>
            <label htmlFor={`${id}-search`}>{phrases.searchByName}</label>
            <SearchInput
              id={`${id}-search`}
              name="search"
              maxLength={60}
              defaultValue={search}
              onChange={() => {
                clearTimeout(timer.current);
                timer.current = setTimeout(() => send(true), waitMs);
              }}
            />
          </div>
        </>
      )}
      <noscript>
        <Button type="submit">{phrases.show}</Button>
      </noscript>
    </Form>
  );
}
