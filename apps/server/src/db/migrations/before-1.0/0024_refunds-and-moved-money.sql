CREATE TABLE "refund_steps" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"refund_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"actor_id" uuid,
	"actor_system" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_steps_one_actor" CHECK ("refund_steps"."actor_id" is null or "refund_steps"."actor_system" is null)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"kept_fee" integer DEFAULT 0 NOT NULL,
	"kept_fee_reason" text,
	"method" text NOT NULL,
	"reference" text,
	"state" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_give_something" CHECK ("refunds"."amount" > 0 and "refunds"."kept_fee" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payment_entries" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD COLUMN "counterpart_payment_id" uuid;--> statement-breakpoint
ALTER TABLE "refund_steps" ADD CONSTRAINT "refund_steps_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_steps" ADD CONSTRAINT "refund_steps_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_steps_refund_id_index" ON "refund_steps" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_order_id_index" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_state_index" ON "refunds" USING btree ("state","created_at");--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_counterpart_payment_id_fkey" FOREIGN KEY ("counterpart_payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_entries_refund_leaves_once" ON "payment_entries" USING btree ("refund_id","kind") WHERE "payment_entries"."amount" < 0;--> statement-breakpoint
-- By hand: what an entry refers to is as unchangeable as its amount, and so are the steps of a refund.
CREATE OR REPLACE FUNCTION "refuse_change_of_ledger_but_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('sangamam.erasing', true) = 'on'
    AND (NEW."id", NEW."payment_id", NEW."kind", NEW."amount", NEW."refund_id", NEW."counterpart_payment_id",
        NEW."actor_id", NEW."actor_system", NEW."created_at")
      IS NOT DISTINCT FROM
      (OLD."id", OLD."payment_id", OLD."kind", OLD."amount", OLD."refund_id", OLD."counterpart_payment_id",
        OLD."actor_id", OLD."actor_system", OLD."created_at")
    AND NEW."reference" IS NULL AND NEW."reason" IS NULL
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_refund_steps_but_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('sangamam.erasing', true) = 'on'
    AND (NEW."id", NEW."refund_id", NEW."state", NEW."actor_id", NEW."actor_system", NEW."created_at")
      IS NOT DISTINCT FROM
      (OLD."id", OLD."refund_id", OLD."state", OLD."actor_id", OLD."actor_system", OLD."created_at")
    AND NEW."reason" IS NULL
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "refund_steps_append_only" BEFORE DELETE OR TRUNCATE ON "refund_steps"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "refund_steps_changes_by_erasure_only" BEFORE UPDATE ON "refund_steps"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_refund_steps_but_erasure"();
