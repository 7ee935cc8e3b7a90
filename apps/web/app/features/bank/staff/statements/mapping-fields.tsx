import type { EndpointData } from '@sangamam/contract/http/endpoint';
import {
  columnRoles,
  dateOrders,
  type ColumnMapping,
  type DateOrder,
} from '@sangamam/contract/bank/statements/column-mapping';
import type { inspectStatement } from '@sangamam/contract/bank/statements/import-endpoints';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { SelectField } from '#web/ui/form/field/select-field.tsx';

import styles from './statements.module.css';

type Table = NonNullable<EndpointData<typeof inspectStatement>['table']>;

/** Which column of a CSV export is what, with the export's own headings; every change reads the export again. */
export function MappingFields({
  table,
  onMapping,
}: {
  table: Table;
  onMapping: (mapping: ColumnMapping) => void;
}) {
  const { header, sample, mapping, isRemembered } = table;
  const options = header.map((heading, at) => ({
    value: String(at),
    label: [heading || `#${at + 1}`, sample[0]?.[at]].filter(Boolean).join(' · ').slice(0, 60),
    short: heading,
  }));
  return (
    <fieldset className={styles['mapping']}>
      <legend>{phrases.columnsTitle}</legend>
      <p className={styles['soft']}>{isRemembered ? phrases.columnsRemembered : phrases.columnsHint}</p>
      <div className={styles['columns']}>
        {columnRoles.map((role) => (
          <SelectField
            key={role}
            label={phrases.columnRoles[role]}
            optional={role !== 'date'}
            value={String(mapping.columns[role] ?? '')}
            placeholder={phrases.noColumn}
            options={options}
            onChange={({ target }) => {
              const column = target.value === '' ? null : Number(target.value);
              onMapping({ ...mapping, columns: { ...mapping.columns, [role]: column } });
            }}
          />
        ))}
        <SelectField
          label={phrases.dateOrderLabel}
          value={mapping.dateOrder}
          options={dateOrders.map((value) => ({ value, label: phrases.dateOrders[value] }))}
          onChange={({ target }) => onMapping({ ...mapping, dateOrder: target.value as DateOrder })}
        />
        <SelectField
          label={phrases.decimalLabel}
          value={mapping.decimal}
          options={[
            { value: '.', label: phrases.decimalPoint },
            { value: ',', label: phrases.decimalComma },
          ]}
          onChange={({ target }) => onMapping({ ...mapping, decimal: target.value === ',' ? ',' : '.' })}
        />
      </div>
    </fieldset>
  );
}
