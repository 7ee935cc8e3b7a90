ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "network" text;--> statement-breakpoint
-- An entry may lose where its request came from, when somebody is erased or 90 days have passed; nothing else ever changes.
CREATE OR REPLACE FUNCTION "refuse_change_but_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."at", NEW."actor_id", NEW."action", NEW."entity", NEW."entity_id", NEW."request_id")
      IS NOT DISTINCT FROM (OLD."id", OLD."at", OLD."actor_id", OLD."action", OLD."entity", OLD."entity_id", OLD."request_id")
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
