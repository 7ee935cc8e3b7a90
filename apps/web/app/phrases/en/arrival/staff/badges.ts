import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const printBadges = 'Print badges';
export const makingBadges = 'Making badges';
export const badgesInRuns = 'Print badges in runs';
export const runsText =
  'For everybody who attends with a confirmed registration, sorted by the last name of whoever registered the family.';
export const localUnit = 'Local unit';
export const allUnits = 'All local units';
export const perSheet = 'Badges on a sheet';
export const fromName = 'Last names from';
export const toName = 'Last names to';
export const badgeCount = ({ count }: { count: number }) =>
  plural(count, { one: '1 badge', other: `${count} badges` });
export const noPhotos = 'No photos';
export const noPhotosLegend =
  'This mark stands on the badge of everybody who must not be photographed: whoever said so under Food and care, and children for whom nobody has answered. Badges printed before an answer changed are not taken back.';
export const noPhotosCount = ({ count }: { count: number }) =>
  plural(count, { one: '1 of them has it.', other: `${count} of them have it.` });
export const downloadBadges = ({ from, to }: Values<'from' | 'to'>) => `Download badges ${from} to ${to}`;
