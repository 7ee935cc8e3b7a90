import type { Values } from '@sangamam/contract/phrases/values';

export const subject = ({ families, unit }: Values<'families' | 'unit'>) =>
  families === 1
    ? `A family of ${unit} waits for your word`
    : `${families} families of ${unit} wait for your word`;
export const greeting = ({ name }: Values<'name'>) => `Dear ${name},`;
export const request = ({ unit }: Values<'unit'>) =>
  `Families of ${unit} have registered for the convention. The registrars ask whether they are known in your unit.`;
export const open = 'See the families';
export const silence = ({ days }: Values<'days'>) =>
  `It takes a tap for each family. The registrars go on without your word ${days} days after a family has registered.`;
