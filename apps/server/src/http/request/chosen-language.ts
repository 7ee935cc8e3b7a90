import { knownLanguage, languageCookie, type Language } from '@sangamam/contract/phrases/language';
import type { FastifyRequest } from 'fastify';

/** The language that the caller's browser was told to keep; `undefined` without a choice or with a value of no use. */
export function chosenLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | undefined {
  for (const pair of headers.cookie?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === languageCookie) return knownLanguage(value);
  }
  return undefined;
}
