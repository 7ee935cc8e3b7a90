ALTER TABLE "payment_entries" ADD COLUMN "actor_system" text;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_one_actor" CHECK ("payment_entries"."actor_id" is null or "payment_entries"."actor_system" is null);--> statement-breakpoint
-- By hand: which part of the site acted is as unchangeable as which account did, in the ledger and in the audit log.
CREATE OR REPLACE FUNCTION "refuse_change_of_ledger_but_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('sangamam.erasing', true) = 'on'
    AND (NEW."id", NEW."payment_id", NEW."kind", NEW."amount", NEW."actor_id", NEW."actor_system", NEW."created_at")
      IS NOT DISTINCT FROM
      (OLD."id", OLD."payment_id", OLD."kind", OLD."amount", OLD."actor_id", OLD."actor_system", OLD."created_at")
    AND NEW."reference" IS NULL AND NEW."reason" IS NULL
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_change_but_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."at", NEW."actor_id", NEW."actor_system", NEW."action", NEW."entity", NEW."entity_id", NEW."request_id")
      IS NOT DISTINCT FROM
      (OLD."id", OLD."at", OLD."actor_id", OLD."actor_system", OLD."action", OLD."entity", OLD."entity_id", OLD."request_id")
    AND (NEW."network" IS NULL OR NEW."network" IS NOT DISTINCT FROM OLD."network")
  THEN
    IF current_setting('sangamam.erasing', true) = 'on'
      AND NEW."before" IS NULL AND NEW."after" IS NULL AND NEW."reason" IS NULL
    THEN RETURN NEW;
    END IF;
    IF OLD."at" < now() - interval '90 days' AND NEW."network" IS NULL
      AND (NEW."before", NEW."after", NEW."reason") IS NOT DISTINCT FROM (OLD."before", OLD."after", OLD."reason")
    THEN RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
