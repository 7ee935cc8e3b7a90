import type { Values } from '@sangamam/contract/phrases/values';

export const unknownError = 'Something went wrong. Please try again later.';
export const serverUnreachable =
  "We couldn't reach the server. Please check your connection and try again; what you typed is still here.";
export const unreadableAnswer =
  "The server didn't say what happened. Please try again in a moment; what you typed is still here.";
export const notSaved = 'Nothing was saved. Please try again in a moment; what you typed is still here.';
export const kb = ({ kilobytes }: Values<'kilobytes'>) => `${kilobytes} kB`;
export const mb = ({ value }: Values<'value'>) => `${value} MB`;
