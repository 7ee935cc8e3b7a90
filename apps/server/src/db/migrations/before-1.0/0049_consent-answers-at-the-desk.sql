ALTER TABLE "arrival_events" ADD COLUMN "consent" text;--> statement-breakpoint
-- By hand: what was said about a form stays as it was recorded, too.
CREATE OR REPLACE FUNCTION "refuse_change_of_arrivals_but_merge"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."sequence", NEW."order_id", NEW."kind", NEW."overrode", NEW."consent", NEW."desk", NEW."actor_id", NEW."happened_at", NEW."recorded_at")
      IS NOT DISTINCT FROM
      (OLD."id", OLD."sequence", OLD."order_id", OLD."kind", OLD."overrode", OLD."consent", OLD."desk", OLD."actor_id", OLD."happened_at", OLD."recorded_at")
    AND NOT EXISTS (SELECT 1 FROM "order_participants" WHERE "order_id" = OLD."order_id" AND "person_id" = OLD."person_id")
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
