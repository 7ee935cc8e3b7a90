CREATE TABLE "change_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"change" jsonb,
	"note" text NOT NULL,
	"net_before" integer NOT NULL,
	"net_after" integer NOT NULL,
	"amendment" integer,
	"answer" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conventions" ADD COLUMN "family_changes" jsonb DEFAULT '{"people":"REQUEST","package":"REQUEST","addons":"REQUEST","specialRequest":"REQUEST","until":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_requests_order_id_index" ON "change_requests" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "change_requests_open_unique" ON "change_requests" USING btree ("order_id") WHERE "change_requests"."state" = 'OPEN';