import { plural } from '@sangamam/contract/phrases/plural';

export const placesTaken = ({ count }: { count: number }) =>
  plural(count, { one: '1 place is already taken.', other: `${count} places are already taken.` });
export const optionsSold = ({ count, option }: { count: number; option: string }) =>
  plural(count, {
    one: `1 of ${option} has already been sold.`,
    other: `${count} of ${option} have already been sold.`,
  });
export const pictureUnreadable = 'This picture cannot be read. Please choose another one.';
export const animationTooLong =
  'This animation is too long. Please send a shorter one, or a picture that does not move.';
export const discountUsed = ({ used }: { used: number }) =>
  `${used.toLocaleString('en-US')} is already used. The limit cannot be lower.`;
