import {
  programmeAges,
  programmeLanguages,
  type ProgrammeFilter,
} from '@sangamam/contract/content/programme';
import { useId } from 'react';
import { Form, Link, useLocation, useSubmit } from 'react-router';

import * as phrases from '#phrases/content/family/programme.ts';
import { BareSelect, type Option } from '#web/ui/form/field/select-field.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { ageNames, languageNames } from './programme-words.ts';
import styles from './programme-section.module.css';

/** The choice of age and language. A plain form: without scripts a button sends it, with them each choice does. */
export function FilterForm({ filter: { ages, language } }: { filter: ProgrammeFilter }) {
  const submit = useSubmit();
  const { pathname } = useLocation();
  const fields = [
    { name: 'for', label: phrases.forWhom, chosen: ages ?? '', options: ageOptions },
    { name: 'language', label: phrases.language, chosen: language ?? '', options: languageOptions },
  ];
  return (
    <Form
      method="get"
      action={pathname}
      className={styles['filters']}
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true, replace: true })}
    >
      {fields.map(({ name, label, chosen, options }) => (
        // A new one for each choice that comes from the address, such as by Back.
        <Field key={`${name} ${chosen}`} name={name} label={label} chosen={chosen} options={options} />
      ))}
      <noscript>
        <Button type="submit">{phrases.showAll}</Button>
      </noscript>
      {(ages !== undefined || language !== undefined) && (
        <Link to={pathname} preventScrollReset replace className={styles['clear']}>
          {phrases.clear}
        </Link>
      )}
    </Form>
  );
}

function Field({
  name,
  label,
  chosen,
  options,
}: {
  name: string;
  label: string;
  chosen: string;
  options: readonly Option[];
}) {
  const id = useId();
  return (
    <div className={styles['filter']}>
      <label htmlFor={id}>{label}</label>
      <BareSelect id={id} name={name} options={options} defaultValue={chosen} />
    </div>
  );
}

const ageOptions: readonly Option[] = [
  { value: '', label: ageNames.EVERYONE },
  ...programmeAges.filter((age) => age !== 'EVERYONE').map((age) => ({ value: age, label: ageNames[age] })),
];

const languageOptions: readonly Option[] = [
  { value: '', label: languageNames.ANY },
  ...programmeLanguages
    .filter((language) => language !== 'ANY')
    .map((language) => ({ value: language, label: languageNames[language] })),
];
