import type { Values } from '@sangamam/contract/phrases/values';

export const pagesOfTheList = 'Pages of the list';
export const previousPage = 'Previous page';
export const page = ({ shown }: Values<'shown'>) => `Page ${shown}`;
export const nextPage = 'Next page';
export const noPageTitle = ({ page }: Values<'page'>) => `This list has no page ${page}`;
export const goToFirstPage = 'Go to the first page';
export const sortBy = 'Sort by';
export const ascending = ({ header }: Values<'header'>) => `${header}, ascending`;
export const descending = ({ header }: Values<'header'>) => `${header}, descending`;
export const chosenFilter = ({ label, option }: Values<'label' | 'option'>) => `${label}: ${option}`;
export const moreFilters = ({ count }: { count: number }) =>
  count === 0 ? 'More filters' : `More filters (${count})`;
export const filter = ({ count }: { count: number }) => (count === 0 ? 'Filter' : `Filter (${count})`);
export const filterTheList = 'Filter the list';
export const sort = 'Sort';
export const sortTheList = 'Sort the list';
export const listActions = 'More actions';
export const showCount = ({ count }: Values<'count'>) => `Show ${count}`;
