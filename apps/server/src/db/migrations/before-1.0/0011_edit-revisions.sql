ALTER TABLE "users" ADD COLUMN "roles_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_participants" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- By hand from here on: revisions are counted by the database, so that no way of writing forgets them.
CREATE FUNCTION "advance_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "people_advance_revision" BEFORE UPDATE ON "people" FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{revision,hidden_from_list,updated_at}'::text[]
    IS DISTINCT FROM to_jsonb(NEW) - '{revision,hidden_from_list,updated_at}'::text[])
  EXECUTE FUNCTION "advance_revision"();
--> statement-breakpoint
-- What submission stores first is no change of anything that was shown.
CREATE TRIGGER "order_participants_advance_revision" BEFORE UPDATE ON "order_participants" FOR EACH ROW
  WHEN (OLD.relationship IS DISTINCT FROM NEW.relationship
    OR (OLD.frozen IS NOT NULL AND OLD.frozen IS DISTINCT FROM NEW.frozen))
  EXECUTE FUNCTION "advance_revision"();
--> statement-breakpoint
CREATE TRIGGER "media_advance_revision" BEFORE UPDATE ON "media" FOR EACH ROW
  WHEN (OLD.alt_text IS DISTINCT FROM NEW.alt_text) EXECUTE FUNCTION "advance_revision"();
--> statement-breakpoint
CREATE FUNCTION "advance_roles_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET roles_revision = roles_revision + 1 WHERE id = NEW.user_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "staff_roles_advance_revision" AFTER INSERT OR UPDATE ON "staff_roles" FOR EACH ROW
  EXECUTE FUNCTION "advance_roles_revision"();
