import {
  mostBlankForms,
  mostChosenForms,
  mostFormsInFile,
  type FormFamily,
} from '@sangamam/contract/orders/kick-off/form-endpoints';
import { useId, useState, type ReactNode } from 'react';

import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import { TextField } from '#web/ui/form/field/text-field.tsx';
import { SearchInput } from '#web/ui/form/search-input/search-input.tsx';
import { PageActions, Row, Stack } from '#web/ui/layout/page/page.tsx';

import { Part } from '../../../family/amendments/part.tsx';
import { useBlankForms, useFormFamilies, useForms } from '../api.ts';
import { FormButton } from './form-button.tsx';
import styles from './forms.module.css';

/** Registration forms on paper: of all families of the unit, of chosen ones, and blank ones. */
export function EveningForms({ eveningId, back }: { eveningId: string; back: ReactNode }) {
  return (
    <Stack>
      <p>{phrases.formsIntro}</p>
      <Loaded query={useFormFamilies(eveningId)}>
        {({ families }) =>
          families.length === 0 ? (
            <EmptyState title={phrases.nobodyToPrint}>
              <p>{phrases.nobodyToPrintText}</p>
            </EmptyState>
          ) : (
            <>
              <AllForms eveningId={eveningId} count={families.length} />
              <ChosenForms eveningId={eveningId} families={families} />
            </>
          )
        }
      </Loaded>
      <BlankForms eveningId={eveningId} />
      <PageActions>{back}</PageActions>
    </Stack>
  );
}

function AllForms({ eveningId, count }: { eveningId: string; count: number }) {
  const forms = useForms(eveningId);
  const files = Math.ceil(count / mostFormsInFile);
  return (
    <Part title={phrases.ofUnit} hint={phrases.formCount({ count })}>
      <Row>
        {Array.from({ length: files }, (_, index) => {
          const file = String(index + 1);
          return (
            <FormButton
              key={file}
              label={
                files === 1
                  ? phrases.printAll
                  : phrases.printFrom({
                      from: String(index * mostFormsInFile + 1),
                      to: String(Math.min(count, (index + 1) * mostFormsInFile)),
                    })
              }
              fetchFile={() => forms.mutateAsync({ file })}
            />
          );
        })}
      </Row>
    </Part>
  );
}

function ChosenForms({ eveningId, families }: { eveningId: string; families: readonly FormFamily[] }) {
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const forms = useForms(eveningId);
  const wanted = text.trim().toLowerCase();
  const shown = families.filter(({ name, familyName }) =>
    `${name} ${familyName ?? ''}`.toLowerCase().includes(wanted),
  );
  const whyNot = () => {
    if (chosen.length === 0) return phrases.chosenCount({ count: 0 });
    return chosen.length > mostChosenForms ? phrases.tooManyChosen({ most: mostChosenForms }) : undefined;
  };
  return (
    <Part title={phrases.chosenFamilies} hint={phrases.chosenHint({ most: mostChosenForms })}>
      <label htmlFor={id}>{phrases.findInList}</label>
      <SearchInput id={id} value={text} maxLength={100} onChange={(event) => setText(event.target.value)} />
      <ul className={styles['families']} aria-label={phrases.ofUnit}>
        {shown.map(({ userId, name, familyName, draftNumber }) => (
          <li key={userId}>
            <CheckboxField
              plainLabel={name}
              label={
                <>
                  {name}{' '}
                  <span className={styles['sub']}>
                    {[familyName, draftNumber === null ? null : phrases.draftOf({ number: draftNumber })]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </>
              }
              checked={chosen.includes(userId)}
              onChange={({ target: { checked } }) =>
                setChosen(checked ? [...chosen, userId] : chosen.filter((one) => one !== userId))
              }
            />
          </li>
        ))}
      </ul>
      <output className={styles['sub']}>{phrases.chosenCount({ count: chosen.length })}</output>
      <FormButton
        label={phrases.printChosen}
        whyNot={whyNot}
        fetchFile={() => forms.mutateAsync({ families: chosen.join(',') })}
      />
    </Part>
  );
}

function BlankForms({ eveningId }: { eveningId: string }) {
  const [copies, setCopies] = useState('10');
  const forms = useBlankForms(eveningId);
  const count = /^\d{1,2}$/u.test(copies.trim()) ? Number(copies) : 0;
  const isWrong = count < 1 || count > mostBlankForms;
  return (
    <Part title={phrases.blankForms} hint={phrases.blankHint}>
      <div className={styles['copies']}>
        <TextField
          label={phrases.copies}
          inputMode="numeric"
          maxLength={2}
          value={copies}
          onChange={(event) => setCopies(event.target.value)}
        />
      </div>
      <FormButton
        label={phrases.printBlank}
        whyNot={() => (isWrong ? phrases.copiesWrong({ most: mostBlankForms }) : undefined)}
        fetchFile={() => forms.mutateAsync(count)}
      />
    </Part>
  );
}
