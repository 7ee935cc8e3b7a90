import type { ExportColumns } from '@sangamam/contract/exports/export-columns';

import * as phrases from '#phrases/domain/exports.ts';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import styles from './exports.module.css';
import { usualColumns } from './stored-choice.ts';

/** The columns of a file under their headings, each with a checkbox. */
export function ColumnChoice({
  columns,
  chosen,
  onChange,
}: {
  columns: ExportColumns;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const keys = Object.keys(columns);
  const groups = [...new Set(Object.values(columns).map(({ group }) => group))];
  return (
    <div className={styles['columns']}>
      <div className={styles['head']}>
        <output>
          {chosen.length === 0
            ? phrases.columnRequired
            : phrases.columnsChosen({ chosen: chosen.length, all: keys.length })}
        </output>
        <Button size="sm" variant="secondary" onClick={() => onChange(keys)}>
          {phrases.all}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onChange(usualColumns(columns))}>
          {phrases.theUsual}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onChange([])}>
          {phrases.none}
        </Button>
      </div>
      {groups.map((group) => (
        <fieldset key={group} className={styles['group']}>
          <legend>{group}</legend>
          {keys
            .filter((key) => columns[key]?.group === group)
            .map((key) => (
              <CheckboxField
                key={key}
                label={columns[key]?.name}
                checked={chosen.includes(key)}
                onChange={({ target }) =>
                  onChange(keys.filter((one) => (one === key ? target.checked : chosen.includes(one))))
                }
              />
            ))}
        </fieldset>
      ))}
    </div>
  );
}
