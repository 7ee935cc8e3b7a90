/** The whole data model, one file per area; the query builder and the migrations read it from here. */
export * from './people/accounts.ts';
export * from './catalogue/addons.ts';
export * from './people/contact.ts';
export * from './content/content.ts';
export * from './catalogue/conventions.ts';
export * from './content/files.ts';
export * from './records/idempotency.ts';
export * from './records/limits.ts';
export * from './content/media.ts';
export * from './records/notices.ts';
export * from './orders/orders.ts';
export * from './catalogue/packages.ts';
export * from './orders/payments.ts';
export * from './people/people.ts';
export * from './records/records.ts';
export * from './catalogue/reference.ts';
export * from './orders/stays.ts';
