CREATE TABLE "domain_minutes" (
	"domain" text PRIMARY KEY NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"mails" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stopped_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL,
	"resumed_at" timestamp with time zone,
	"resumed_by" uuid
);
--> statement-breakpoint
ALTER TABLE "letter_recipients" DROP CONSTRAINT "letter_recipients_reason_known";--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "bounce_status" text;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "bounce_reason" text;--> statement-breakpoint
ALTER TABLE "stopped_addresses" ADD CONSTRAINT "stopped_addresses_resumed_by_fkey" FOREIGN KEY ("resumed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_mails_sent_index" ON "outbox_mails" USING btree ("to_address","sent_at") WHERE "outbox_mails"."sent_at" is not null;--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_reason_known" CHECK ("letter_recipients"."reason" in ('NO_ADDRESS', 'CLOSED', 'SUSPENDED', 'CANCELLED', 'REJECTED', 'NOT_CONFIRMED', 'UNSUBSCRIBED', 'COMES_BACK', 'GIVEN_UP'));