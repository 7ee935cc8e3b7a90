CREATE TABLE "arrival_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"order_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"overrode" boolean NOT NULL,
	"desk" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "arrival_events_happened_before_recorded" CHECK ("arrival_events"."happened_at" <= "arrival_events"."recorded_at")
);
--> statement-breakpoint
ALTER TABLE "arrival_events" ADD CONSTRAINT "arrival_events_participant_fkey" FOREIGN KEY ("order_id","person_id") REFERENCES "public"."order_participants"("order_id","person_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "arrival_events" ADD CONSTRAINT "arrival_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrival_events_person_index" ON "arrival_events" USING btree ("order_id","person_id","sequence");
--> statement-breakpoint
-- By hand: what happened at the desk stays as it was recorded. Only the merge of two people may change whom it is about.
CREATE FUNCTION "refuse_change_of_arrivals_but_merge"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."sequence", NEW."order_id", NEW."kind", NEW."overrode", NEW."desk", NEW."actor_id", NEW."happened_at", NEW."recorded_at")
      IS NOT DISTINCT FROM
      (OLD."id", OLD."sequence", OLD."order_id", OLD."kind", OLD."overrode", OLD."desk", OLD."actor_id", OLD."happened_at", OLD."recorded_at")
    AND NOT EXISTS (SELECT 1 FROM "order_participants" WHERE "order_id" = OLD."order_id" AND "person_id" = OLD."person_id")
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "arrival_events_append_only" BEFORE DELETE OR TRUNCATE ON "arrival_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "arrival_events_changes_by_merge_only" BEFORE UPDATE ON "arrival_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_arrivals_but_merge"();
