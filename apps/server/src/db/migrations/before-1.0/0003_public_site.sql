CREATE TABLE "contact_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_version_media" (
	"version_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	CONSTRAINT "page_version_media_pkey" PRIMARY KEY("version_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"alt_text" text NOT NULL,
	"width" integer,
	"height" integer,
	"color" text,
	"cropped_from_id" uuid,
	"renditions_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "media_kind_known" CHECK ("media"."kind" in ('IMAGE', 'PDF', 'VIDEO')),
	CONSTRAINT "media_picture_has_size" CHECK ("media"."kind" <> 'IMAGE' or ("media"."width" > 0 and "media"."height" > 0 and "media"."color" is not null))
);
--> statement-breakpoint
CREATE TABLE "media_renditions" (
	"media_id" uuid NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "media_renditions_pkey" PRIMARY KEY("media_id","format","width"),
	CONSTRAINT "media_renditions_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "media_renditions_width_positive" CHECK ("media_renditions"."width" > 0)
);
--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "meta" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "scheduled_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "public_key" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "contact_message_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_version_media" ADD CONSTRAINT "page_version_media_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "public"."page_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_version_media" ADD CONSTRAINT "page_version_media_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_cropped_from_id_fkey" FOREIGN KEY ("cropped_from_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_renditions" ADD CONSTRAINT "media_renditions_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_renditions" ADD CONSTRAINT "media_renditions_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_answers_message_id_index" ON "contact_answers" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "page_version_media_media_id_index" ON "page_version_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "media_created_at_index" ON "media" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "media_cropped_from_id_index" ON "media" USING btree ("cropped_from_id");--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_updated_by_fkey" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_contact_message_id_fkey" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_closed_at_index" ON "contact_messages" USING btree ("closed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "page_versions_one_draft" ON "page_versions" USING btree ("page_id") WHERE "page_versions"."state" in ('DRAFT', 'SCHEDULED');--> statement-breakpoint
CREATE INDEX "files_contact_message_id_index" ON "files" USING btree ("contact_message_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_public_key_unique" UNIQUE("public_key");--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_state_known" CHECK ("page_versions"."state" in ('DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'));--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_scheduled_has_time" CHECK (("page_versions"."state" = 'SCHEDULED') = ("page_versions"."scheduled_for" is not null));--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_published_has_time" CHECK (("page_versions"."state" in ('PUBLISHED', 'ARCHIVED')) = ("page_versions"."published_at" is not null));--> statement-breakpoint
-- The pages that the site has; editors fill them.
INSERT INTO "pages" ("id", "design_type", "title") VALUES
  (gen_random_uuid(), 'HOME_PAGE', 'Home'),
  (gen_random_uuid(), 'COMMITTEE_PAGE', 'Committee'),
  (gen_random_uuid(), 'FAQ_PAGE', 'FAQ'),
  (gen_random_uuid(), 'PRIVACY_PAGE', 'Privacy policy'),
  (gen_random_uuid(), 'TERMS_PAGE', 'Terms of use')
ON CONFLICT DO NOTHING;
