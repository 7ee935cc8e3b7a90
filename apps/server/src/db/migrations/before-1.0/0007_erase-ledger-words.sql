-- The ledger keeps its amounts whoever is erased. Its words may name people, such as the sender of a transfer: within a
-- transaction that erases somebody they may be emptied, and nothing else may ever change.
CREATE FUNCTION "refuse_change_of_ledger_but_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('sangamam.erasing', true) = 'on'
    AND (NEW."id", NEW."payment_id", NEW."kind", NEW."amount", NEW."actor_id", NEW."created_at")
      IS NOT DISTINCT FROM (OLD."id", OLD."payment_id", OLD."kind", OLD."amount", OLD."actor_id", OLD."created_at")
    AND NEW."reference" IS NULL AND NEW."reason" IS NULL
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
DROP TRIGGER "payment_entries_append_only" ON "payment_entries";
--> statement-breakpoint
CREATE TRIGGER "payment_entries_append_only" BEFORE DELETE OR TRUNCATE ON "payment_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "payment_entries_changes_by_erasure_only" BEFORE UPDATE ON "payment_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_ledger_but_erasure"();
