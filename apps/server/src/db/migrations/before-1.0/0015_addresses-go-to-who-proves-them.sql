DROP INDEX "people_email_unique";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "names_account" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "people_email_index" ON "people" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email_unique" ON "people" USING btree ("email") WHERE "people"."names_account";
--> statement-breakpoint
-- By hand from here on. Whether an address names an account is no news of the person: it advances no revision.
DROP TRIGGER "people_advance_revision" ON "people";
--> statement-breakpoint
CREATE TRIGGER "people_advance_revision" BEFORE UPDATE ON "people" FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{revision,names_account,hidden_from_list,updated_at}'::text[]
    IS DISTINCT FROM to_jsonb(NEW) - '{revision,names_account,hidden_from_list,updated_at}'::text[])
  EXECUTE FUNCTION "advance_revision"();
--> statement-breakpoint
UPDATE "people" SET "names_account" = true WHERE "id" IN (SELECT "person_id" FROM "users");
--> statement-breakpoint
-- The version before this one inserts accounts without saying it.
CREATE FUNCTION "name_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE people SET names_account = true WHERE id = NEW.person_id AND NOT names_account;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_name_account" AFTER INSERT OR UPDATE OF "person_id" ON "users" FOR EACH ROW
  EXECUTE FUNCTION "name_account"();
--> statement-breakpoint
-- Whoever proves an address and whoever writes it on somebody else wait for each other, until the transaction ends.
CREATE FUNCTION "hold_address"(address text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('sangamam.address:' || address, 0))
$$;
--> statement-breakpoint
CREATE FUNCTION "refuse_proved_address"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_address(NEW.email);
  IF EXISTS (
    SELECT FROM people JOIN users ON users.person_id = people.id
    WHERE people.email = NEW.email AND people.id <> NEW.id AND users.email_verified_at IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'an account has proved this address'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'people_email_unique';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "people_refuse_proved_address_inserted" BEFORE INSERT ON "people" FOR EACH ROW
  WHEN (NEW.email IS NOT NULL AND NOT NEW.names_account) EXECUTE FUNCTION "refuse_proved_address"();
--> statement-breakpoint
CREATE TRIGGER "people_refuse_proved_address_updated" BEFORE UPDATE OF "email" ON "people" FOR EACH ROW
  WHEN (NEW.email IS NOT NULL AND NOT NEW.names_account AND NEW.email IS DISTINCT FROM OLD.email)
  EXECUTE FUNCTION "refuse_proved_address"();
