import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { AppError } from '#server/http/errors/app-error.ts';
import { parseJsonBody } from '#server/http/json/json-body.ts';
import { maxTextLength } from './long-texts.ts';
import { maxRefusals, RefusalList } from '#server/http/errors/refusal-list.ts';
import { compileReader } from './validation.ts';

const read = compileReader({
  params: z.any(),
  query: z.any(),
  body: z.strictObject({
    name: z.string().max(40).default(''),
    picture: z
      .string()
      .max(2 * maxTextLength)
      .default(''),
    tags: z.array(z.strictObject({ label: z.string() })).default([]),
  }),
});

function refusalOf(body: unknown): AppError {
  try {
    read({ params: {}, query: {}, body });
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('The body was accepted');
}

describe('a refused request', () => {
  it('lists at most so many refusals, each field once', () => {
    const unknown = Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`field${n}`, 1]));
    const fields = refusalOf(unknown).errors.map(({ field }) => field);
    expect(fields).toHaveLength(maxRefusals);
    expect(new Set(fields).size).toBe(maxRefusals);
  });

  it('lists for a field what is wrong with it first', () => {
    const list = new RefusalList();
    list.addAll([
      { code: 'RQST_PARAMS_INVALID', field: 'a', message: 'first' },
      { code: 'RQST_PARAMS_INVALID', field: 'a', message: 'second' },
      { code: 'RQST_PARAMS_INVALID', field: 'b', message: 'third' },
    ]);
    expect(list.toError().errors.map(({ message }) => message)).toEqual(['first', 'third']);
  });

  it('asks for no refusal beyond those that it lists, and looks at each once', () => {
    const list = new RefusalList();
    let produced = 0;
    function* endless() {
      for (;;) {
        produced += 1;
        yield { code: 'RQST_PARAMS_INVALID', field: `field${produced}` } as const;
      }
    }
    list.addAll(endless());
    list.addAll(endless());
    expect(produced).toBe(maxRefusals);
  });

  it('is refused for a long text without running a pattern over it, except where the schema takes a long one', () => {
    const long = 'x'.repeat(maxTextLength + 1);
    let tested = 0;
    const spying = compileReader({
      params: z.any(),
      query: z.any(),
      body: z.object({
        name: z
          .string()
          .max(40)
          .refine(() => (tested += 1)),
      }),
    });
    expect(() => spying({ params: {}, query: {}, body: { name: long } })).toThrow('This text is too long.');
    expect(tested).toBe(0);
    expect(refusalOf({ name: long, tags: [{ label: long }] }).errors.map(({ field }) => field)).toEqual([
      'name',
      'tags.0.label',
    ]);
    expect(read({ params: {}, query: {}, body: { picture: long } })['body']).toMatchObject({ picture: long });
  });
});

it('a body of as many unknown fields as it may have is read and refused', () => {
  const body = parseJsonBody(
    Buffer.from(JSON.stringify({ tags: Array.from({ length: 400 }, () => ({ a: 1 })) })),
  );
  expect(refusalOf(body).errors).toHaveLength(maxRefusals);
});
