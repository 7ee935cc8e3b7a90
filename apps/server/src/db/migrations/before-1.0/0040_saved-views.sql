CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"owner_id" uuid,
	"name" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"query" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_list_known" CHECK ("saved_views"."list" in ('REGISTRATIONS', 'PAYMENTS', 'PEOPLE', 'MAILS')),
	CONSTRAINT "saved_views_private_has_owner" CHECK ("saved_views"."is_shared" or "saved_views"."owner_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_own_name_unique" ON "saved_views" USING btree ("owner_id","list",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_shared_name_unique" ON "saved_views" USING btree ("list",lower("name")) WHERE "saved_views"."is_shared";--> statement-breakpoint
CREATE INDEX "saved_views_list_index" ON "saved_views" USING btree ("list");