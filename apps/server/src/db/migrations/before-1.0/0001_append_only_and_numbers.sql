-- What is written to the ledger and the audit log stays as it was written, whoever asks.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "payment_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payment_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- Registration numbers are drawn from these and spelled by the application; a number once drawn never comes again.
CREATE SEQUENCE "temp_numbers" AS bigint MAXVALUE 17210367;
--> statement-breakpoint
CREATE SEQUENCE "perm_numbers" AS bigint MAXVALUE 17210367;
