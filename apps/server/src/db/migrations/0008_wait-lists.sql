CREATE TABLE "wait_list_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"ranked_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone,
	"offered_until" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wait_list_entries_open_has_no_end" CHECK (("wait_list_entries"."ended_at" is null) = ("wait_list_entries"."state" in ('WAITING', 'PASSED_OVER', 'OFFERED'))),
	CONSTRAINT "wait_list_entries_offer_has_an_end" CHECK (("wait_list_entries"."offered_at" is null) = ("wait_list_entries"."offered_until" is null))
);
--> statement-breakpoint
ALTER TABLE "packages" DROP CONSTRAINT "packages_seats_within_capacity";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wait_listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "seats_held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "families_waiting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wait_list_entries" ADD CONSTRAINT "wait_list_entries_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_list_entries" ADD CONSTRAINT "wait_list_entries_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wait_list_entries_one_open" ON "wait_list_entries" USING btree ("order_id","package_id") WHERE "wait_list_entries"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "wait_list_entries_package_id_index" ON "wait_list_entries" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "wait_list_entries_open_index" ON "wait_list_entries" USING btree ("package_id","ranked_at","id") WHERE "wait_list_entries"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_seats_within_capacity" CHECK ("packages"."seats_taken" >= 0 and "packages"."seats_held" >= 0 and "packages"."families_waiting" >= 0
        and ("packages"."capacity" is null or "packages"."seats_taken" + "packages"."seats_held" <= "packages"."capacity"));