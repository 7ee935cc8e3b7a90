ALTER TABLE "addon_options" DROP CONSTRAINT "addon_options_taken_within_capacity";--> statement-breakpoint
-- Wait lists have few rows: these locks last for a fraction of a second.
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "wait_list_entries_one_open";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "wait_list_entries_open_index";--> statement-breakpoint
-- The version before serves no list without a package, and offers nothing of it.
-- squawk-ignore ban-drop-not-null
ALTER TABLE "wait_list_entries" ALTER COLUMN "package_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "addon_options" ADD COLUMN "held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "addon_options" ADD COLUMN "families_waiting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wait_list_entries" ADD COLUMN "addon_option_id" uuid;--> statement-breakpoint
-- squawk-ignore adding-field-with-default
ALTER TABLE "wait_list_entries" ADD COLUMN "subject_id" uuid GENERATED ALWAYS AS (coalesce(package_id, addon_option_id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "wait_list_entries" ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "wait_list_entries" ADD COLUMN "takes_fewer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "wait_list_entries" ADD COLUMN "offered" integer;--> statement-breakpoint
ALTER TABLE "wait_list_entries" ADD CONSTRAINT "wait_list_entries_addon_option_id_fkey" FOREIGN KEY ("addon_option_id") REFERENCES "public"."addon_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wait_list_entries_addon_option_id_index" ON "wait_list_entries" USING btree ("addon_option_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wait_list_entries_one_open" ON "wait_list_entries" USING btree ("order_id","subject_id") WHERE "wait_list_entries"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "wait_list_entries_open_index" ON "wait_list_entries" USING btree ("subject_id","ranked_at","id") WHERE "wait_list_entries"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "addon_options" ADD CONSTRAINT "addon_options_taken_within_capacity" CHECK ("addon_options"."taken" >= 0 and "addon_options"."held" >= 0 and "addon_options"."families_waiting" >= 0
        and ("addon_options"."capacity" is null or "addon_options"."taken" + "addon_options"."held" <= "addon_options"."capacity"));--> statement-breakpoint
ALTER TABLE "wait_list_entries" ADD CONSTRAINT "wait_list_entries_one_subject" CHECK (("wait_list_entries"."package_id" is null) <> ("wait_list_entries"."addon_option_id" is null));--> statement-breakpoint
ALTER TABLE "wait_list_entries" ADD CONSTRAINT "wait_list_entries_quantity_positive" CHECK ("wait_list_entries"."quantity" > 0 and ("wait_list_entries"."package_id" is null or "wait_list_entries"."quantity" = 1));--> statement-breakpoint
ALTER TABLE "wait_list_entries" ADD CONSTRAINT "wait_list_entries_offered_within_quantity" CHECK ("wait_list_entries"."offered" is null or ("wait_list_entries"."offered_at" is not null and "wait_list_entries"."offered" between 1 and "wait_list_entries"."quantity"));