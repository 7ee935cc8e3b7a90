import { programmeAges, programmeLanguages, type ProgrammeItem } from '@sangamam/contract/content/programme';

import * as phrases from '#phrases/content/staff/forms.ts';

import { ageNames, languageNames } from '../../../family/programme/programme-words.ts';
import { EditCheckbox, EditSelect, EditText } from '../editor/items/fields.tsx';
import { fieldLabels } from '../editor/items/field-labels.ts';
import { ItemList } from '../editor/items/item-list.tsx';
import { newProgrammeItem } from '../editor/sections/new-section.ts';

/** What happens when and where; the page puts it in order by itself. */
export function ProgrammeForm({
  path,
  value,
  onChange,
}: {
  path: string;
  value: ProgrammeItem[];
  onChange: (items: ProgrammeItem[]) => void;
}) {
  const last = value.at(-1);
  return (
    <ItemList
      path={path}
      items={value}
      name="item"
      nameOf={({ date, startTime, title }) => [date, startTime, title].filter(Boolean).join(' ')}
      // The next item is mostly on the same day in the same hall.
      blank={{ ...newProgrammeItem, date: last?.date ?? '', hall: last?.hall ?? '' }}
      onChange={onChange}
    >
      {(item, at, set) => {
        const field = (name: 'date' | 'startTime' | 'endTime' | 'title' | 'hall' | 'note') => ({
          path: `${at}.${name}`,
          label: fieldLabels[`programme.${name}`],
          value: item[name],
          onChange: (next: string) => set({ ...item, [name]: next }),
        });
        return (
          <>
            <EditText {...field('title')} maxLength={120} />
            <EditText {...field('date')} type="date" />
            <EditText {...field('startTime')} type="time" />
            <EditText {...field('endTime')} type="time" description={phrases.endTimeHint} optional />
            <EditText {...field('hall')} maxLength={60} optional />
            <EditText {...field('note')} maxLength={200} optional />
            <EditSelect
              path={`${at}.ages`}
              label={fieldLabels['programme.ages']}
              value={item.ages}
              options={programmeAges.map((age) => ({ value: age, label: ageNames[age] }))}
              onChange={(ages) => set({ ...item, ages })}
            />
            <EditSelect
              path={`${at}.language`}
              label={fieldLabels['programme.language']}
              value={item.language}
              options={programmeLanguages.map((one) => ({ value: one, label: languageNames[one] }))}
              onChange={(language) => set({ ...item, language })}
            />
            <EditCheckbox
              path={`${at}.highlight`}
              label={fieldLabels['programme.highlight']}
              value={item.highlight}
              onChange={(highlight) => set({ ...item, highlight })}
            />
          </>
        );
      }}
    </ItemList>
  );
}
