CREATE TABLE "mail_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"convention_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"subject" text,
	"body" text,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_texts_version_unique" UNIQUE("convention_id","kind","language","version"),
	CONSTRAINT "mail_texts_whole" CHECK (("mail_texts"."subject" is null) = ("mail_texts"."body" is null)),
	CONSTRAINT "mail_texts_language_known" CHECK ("mail_texts"."language" in ('en', 'ml'))
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "text_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_changed_by_fkey" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_text_id_fkey" FOREIGN KEY ("text_id") REFERENCES "public"."mail_texts"("id") ON DELETE no action ON UPDATE no action;