CREATE TABLE "payment_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"action" text NOT NULL,
	"state_before" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payment_checks" ADD COLUMN "decision_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD COLUMN "decision_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "decision_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "delayed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "recalled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_decisions" ADD CONSTRAINT "payment_decisions_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_decisions_payment_id_index" ON "payment_decisions" USING btree ("payment_id","created_at");--> statement-breakpoint
ALTER TABLE "payment_checks" ADD CONSTRAINT "payment_checks_decision_id_fkey" FOREIGN KEY ("decision_id") REFERENCES "public"."payment_decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_decision_id_fkey" FOREIGN KEY ("decision_id") REFERENCES "public"."payment_decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_entries_undone_once" ON "payment_entries" USING btree ("decision_id") WHERE "payment_entries"."kind" = 'UNDONE';--> statement-breakpoint
CREATE INDEX "outbox_mails_decision_id_index" ON "outbox_mails" USING btree ("decision_id") WHERE "outbox_mails"."decision_id" is not null;--> statement-breakpoint
-- By hand: which decision an entry belongs to is as unchangeable as its amount.
CREATE OR REPLACE FUNCTION "refuse_change_of_ledger_but_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('sangamam.erasing', true) = 'on'
    AND (NEW."id", NEW."payment_id", NEW."kind", NEW."amount", NEW."refund_id", NEW."counterpart_payment_id",
        NEW."decision_id", NEW."actor_id", NEW."actor_system", NEW."created_at")
      IS NOT DISTINCT FROM
      (OLD."id", OLD."payment_id", OLD."kind", OLD."amount", OLD."refund_id", OLD."counterpart_payment_id",
        OLD."decision_id", OLD."actor_id", OLD."actor_system", OLD."created_at")
    AND NEW."reference" IS NULL AND NEW."reason" IS NULL
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
