/** A query of the payments whose stored sum is not that of their entries. */
export const heldDifference = `
  select p.id, p.held, entries.held as computed from payments p
  cross join lateral (select coalesce(sum(e.amount), 0) as held from payment_entries e where e.payment_id = p.id) as entries
  where p.held <> entries.held`;
