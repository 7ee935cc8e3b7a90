ALTER TABLE "payments" ADD COLUMN "held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The sum is read again, and not added to: whatever was written before, it is right afterwards. The payments are locked before, so that
-- the next statement sees the entries of whoever was quicker.
CREATE FUNCTION keep_what_payments_hold() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := ARRAY(SELECT DISTINCT payment_id FROM changed);
BEGIN
  PERFORM FROM payments WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE payments p SET held = entries.held
    FROM unnest(ids) AS changed_payment (id)
    CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0)::int AS held FROM payment_entries WHERE payment_id = changed_payment.id) entries
    WHERE p.id = changed_payment.id AND p.held <> entries.held;
  RETURN NULL;
END $$;--> statement-breakpoint
-- No other: amounts never change, and entries are never deleted. From here on nobody adds one until all is filled.
CREATE TRIGGER payment_entries_inserted_keep_held AFTER INSERT ON payment_entries REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_what_payments_hold();--> statement-breakpoint
-- Readiness is about what is held, so that what changes it marks the payment, and this filling changes nothing that counts.
DROP TRIGGER payment_entries_inserted_mark_readiness ON payment_entries;--> statement-breakpoint
DROP TRIGGER payment_entries_updated_mark_readiness ON payment_entries;--> statement-breakpoint
DROP TRIGGER payment_entries_deleted_mark_readiness ON payment_entries;--> statement-breakpoint
DROP FUNCTION mark_registrations_of_entries();--> statement-breakpoint
ALTER TABLE payments DISABLE TRIGGER payments_updated_mark_readiness;--> statement-breakpoint
UPDATE payments p SET held = entries.held
  FROM (SELECT payment_id, sum(amount)::int AS held FROM payment_entries GROUP BY payment_id) entries
  WHERE p.id = entries.payment_id AND entries.held <> 0;--> statement-breakpoint
ALTER TABLE payments ENABLE TRIGGER payments_updated_mark_readiness;--> statement-breakpoint
CREATE INDEX "orders_over_index" ON "orders" USING btree ("convention_id") WHERE ("orders"."submitted_at" is null or "orders"."cancelled_at" is not null or "orders"."registration_status" = 'REG_REJECTED');--> statement-breakpoint
CREATE INDEX "payments_unsettled_index" ON "payments" USING btree ("created_at","id") WHERE ("payments"."state" <> 'PAYMENT_APPROVED' or "payments"."held" <= 0 or "payments"."held" > "payments"."due_amount");--> statement-breakpoint
-- Otherwise the planner knows nothing of the new column.
ANALYZE payments;
