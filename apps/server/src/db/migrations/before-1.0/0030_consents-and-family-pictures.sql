CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"minor_id" uuid NOT NULL,
	"responsible_id" uuid NOT NULL,
	"state" text DEFAULT 'SENT' NOT NULL,
	"reason" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "consents_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "consents_returned_with_a_reason" CHECK (("consents"."state" = 'RETURNED') = ("consents"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "family_pictures" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"edited_file_id" uuid,
	"state" text DEFAULT 'SENT' NOT NULL,
	"reason" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "family_pictures_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "family_pictures_edited_file_id_unique" UNIQUE("edited_file_id"),
	CONSTRAINT "family_pictures_hidden_with_a_reason" CHECK (("family_pictures"."state" = 'HIDDEN') = ("family_pictures"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_minor_id_fkey" FOREIGN KEY ("minor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_responsible_id_fkey" FOREIGN KEY ("responsible_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_decided_by_fkey" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_pictures" ADD CONSTRAINT "family_pictures_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_pictures" ADD CONSTRAINT "family_pictures_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_pictures" ADD CONSTRAINT "family_pictures_edited_file_id_fkey" FOREIGN KEY ("edited_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_pictures" ADD CONSTRAINT "family_pictures_decided_by_fkey" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_order_id_index" ON "consents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "consents_minor_id_index" ON "consents" USING btree ("minor_id");--> statement-breakpoint
CREATE INDEX "consents_responsible_id_index" ON "consents" USING btree ("responsible_id");--> statement-breakpoint
CREATE INDEX "consents_state_index" ON "consents" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "family_pictures_state_index" ON "family_pictures" USING btree ("state","created_at");