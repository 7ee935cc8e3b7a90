import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import type { Values } from '@sangamam/contract/phrases/values';

export const exportLabel = 'Export';
export const exportOf = ({ list }: Values<'list'>) => `Export ${list}`;
export const searchAndFiltersApply = 'The file has what your search and filters show, on all pages.';
export const rowsOfTheList = ({ countText }: Values<'countText'>) =>
  `The file is made from what your search and filters show now: ${countText}, on all pages.`;
export const rowsLabel = 'One row for each';
export const columnsChosen = ({ chosen, all }: Values<'chosen' | 'all'>) => `${chosen} of ${all} columns`;
export const columnRequired = 'Please choose at least one column';
export const all = 'All';
export const theUsual = 'Usual';
export const none = 'None';
export const format = 'Format';
export const formatOptions: readonly { value: ExportFormat; label: string }[] = [
  { value: 'xlsx', label: 'Excel' },
  { value: 'csv', label: 'CSV' },
];
export const download = 'Download';
export const writingTheFile = 'Writing the file…';
export const theFileWasDownloaded = 'The file was downloaded';
export const downloadAs = ({ table, format }: Values<'table' | 'format'>) => `Download ${table} as ${format}`;
export const downloadCsv = 'CSV';
export const downloadXlsx = 'Excel';
