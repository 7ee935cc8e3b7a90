import { runStatement } from './run-statement.ts';

/**
 * Everything that PostgreSQL knows of the tables of the site, one text for each thing, in order: columns with their place,
 * constraints, indexes, triggers, functions, sequences, owners and rights. Of not-null constraints the name does not count,
 * which PostgreSQL has from 18 on and nothing refers to.
 */
export async function readCatalogue(url: string): Promise<string[]> {
  const rows = await runStatement<{ line: string }>(url, catalogue);
  return rows.map(({ line }) => line);
}

const catalogue = `
with relation as (
  select * from pg_class where relnamespace = 'public'::regnamespace
)
select line from (
  select concat_ws(' ', 'relation', relkind, relname, relpersistence, relreplident, relrowsecurity, relforcerowsecurity,
    'owner', relowner::regrole, 'rights', relacl::text, reloptions::text, obj_description(relation.oid, 'pg_class'))
  from relation
  union all
  select concat_ws(' ', 'column', relname, attnum, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
    attgenerated, attstorage, attcollation::regcollation, attacl::text, pg_get_expr(adbin, adrelid))
  from relation join pg_attribute on attrelid = relation.oid
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped
  union all
  select concat_ws(' ', 'constraint', conrelid::regclass, conname, convalidated, pg_get_constraintdef(pg_constraint.oid))
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all
  select concat_ws(' ', 'index', pg_get_indexdef(indexrelid), indisvalid, indisprimary, indisunique)
  from pg_index join relation on relation.oid = indexrelid
  union all
  select concat_ws(' ', 'trigger', pg_get_triggerdef(pg_trigger.oid), tgenabled)
  from pg_trigger join relation on relation.oid = tgrelid where not tgisinternal
  union all
  select concat_ws(' ', 'function', pg_get_functiondef(oid), 'owner', proowner::regrole, 'rights', proacl::text)
  from pg_proc where pronamespace = 'public'::regnamespace
  union all
  select concat_ws(' ', 'sequence', seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin, seqcache,
    seqcycle, pg_get_serial_sequence(owner.relname, attname))
  from pg_sequence join relation on relation.oid = seqrelid
  left join pg_depend on objid = seqrelid and deptype in ('a', 'i') and refobjsubid > 0
  left join relation as owner on owner.oid = refobjid
  left join pg_attribute on attrelid = refobjid and attnum = refobjsubid
  union all
  select concat_ws(' ', 'type', typname, typtype) from pg_type
  where typnamespace = 'public'::regnamespace and typtype not in ('c', 'b')
  union all
  select concat_ws(' ', 'extension', extname, extversion) from pg_extension
  union all
  select concat_ws(' ', 'schema', nspname, 'owner', nspowner::regrole, 'rights', nspacl::text) from pg_namespace
  where nspname in ('public', 'drizzle')
  union all
  select concat_ws(' ', 'page', design_type, title) from pages
) as everything(line)
order by line`;
