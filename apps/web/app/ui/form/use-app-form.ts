import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';

/** A form whose values start as `Input` and leave its schema as `Output`. */
export type AppForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>;

type Schema<Input, Output> = z.ZodType<Output, Input>;

/** Something that is there, or how to load it. */
type Loadable<T> = T | (() => Promise<T>);

/** The rules of a form could not be loaded: nothing can be judged or sent now. */
export class MissingSchemaError extends Error {
  override readonly name = 'MissingSchemaError';
}

/** What fields say that were emptied: one sentence for all at submit, each its own while somebody types (SPEC §5). */
export interface EmptiedMessages<Input extends FieldValues> {
  required: string;
  sentences: Readonly<Partial<Record<FieldPath<Input>, string>>>;
}

/**
 * A form that a schema of the contract rules: checked on each change (SPEC §5). Give it full default values: it mounts
 * when its data is there. Where the focus goes after a failed submit, `Form` decides. What judges is loaded when there is
 * something to judge; on a public page, hand in how to load the schema, too: the rules then weigh nothing until somebody
 * types.
 */
export function useAppForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  emptied,
}: {
  schema: Loadable<Schema<Input, Output>>;
  defaultValues: DefaultValues<Input>;
  /** Where an emptied field says something else while somebody types than at submit; may be loaded with the rules, too. */
  emptied?: Loadable<EmptiedMessages<Input>>;
}): AppForm<Input, Output> {
  const resolver = loadedResolver(typeof schema === 'function' ? schema : () => Promise.resolve(schema));
  return useForm<Input, unknown, Output>({
    resolver: emptied ? reworded(resolver, emptied) : resolver,
    defaultValues,
    mode: 'onChange',
    shouldFocusError: false,
  });
}

function loadedResolver<Input extends FieldValues, Output>(
  load: () => Promise<Schema<Input, Output>>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const { resolver } = await loadRules(load);
    return resolver(values, context, options);
  };
}

async function loadRules<Input extends FieldValues, Output>(
  load: () => Promise<Schema<Input, Output>>,
): Promise<{ resolver: Resolver<Input, unknown, Output> }> {
  try {
    const [{ standardSchemaResolver }, schema] = await Promise.all([
      import('@hookform/resolvers/standard-schema'),
      load(),
    ]);
    return { resolver: standardSchemaResolver<Input, unknown, Output>(schema) };
  } catch (cause) {
    throw new MissingSchemaError('The rules of the form could not be loaded.', { cause });
  }
}

/** @throws MissingSchemaError if it cannot be loaded */
async function loaded<Input extends FieldValues>(
  emptied: Loadable<EmptiedMessages<Input>>,
): Promise<EmptiedMessages<Input>> {
  try {
    return typeof emptied === 'function' ? await emptied() : emptied;
  } catch (cause) {
    throw new MissingSchemaError('The sentences of the form could not be loaded.', { cause });
  }
}

/** A change concerns one field, or the three of a date of birth; a submit asks for all. */
const mostFieldsOfAChange = 3;

function reworded<Input extends FieldValues, Output>(
  resolver: Resolver<Input, unknown, Output>,
  emptied: Loadable<EmptiedMessages<Input>>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    const { names = [] } = options;
    if (names.length > mostFieldsOfAChange) return result;
    const { required, sentences } = await loaded(emptied);
    const own: Readonly<Record<string, string | undefined>> = sentences;
    for (const name of names) {
      const error: FieldError | undefined = get(result.errors, name);
      const sentence = own[name];
      if (sentence !== undefined && error?.message === required) error.message = sentence;
    }
    return result;
  };
}
