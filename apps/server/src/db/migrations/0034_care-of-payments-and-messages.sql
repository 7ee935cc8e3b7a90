CREATE TABLE "payment_care" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"assigned_to" uuid,
	"follow_up_on" date,
	"follow_up_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "payment_care_follow_up_reason_short" CHECK (char_length("payment_care"."follow_up_reason") <= 140),
	CONSTRAINT "payment_care_follow_up_whole" CHECK ("payment_care"."follow_up_on" is not null or "payment_care"."follow_up_reason" = '')
);
--> statement-breakpoint
ALTER TABLE "presence" DROP CONSTRAINT "presence_kind_known";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "follow_up_on" date;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "follow_up_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_care" ADD CONSTRAINT "payment_care_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_care" ADD CONSTRAINT "payment_care_assigned_to_fkey" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_care_assigned_to_index" ON "payment_care" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "payment_care_follow_up_index" ON "payment_care" USING btree ("follow_up_on") WHERE "payment_care"."follow_up_on" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_assigned_to_index" ON "contact_messages" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "contact_messages_follow_up_index" ON "contact_messages" USING btree ("follow_up_on") WHERE "contact_messages"."follow_up_on" is not null and "contact_messages"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_follow_up_reason_short" CHECK (char_length("contact_messages"."follow_up_reason") <= 140);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_follow_up_whole" CHECK ("contact_messages"."follow_up_on" is not null or "contact_messages"."follow_up_reason" = '');--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_kind_known" CHECK ("presence"."kind" in ('REGISTRATION', 'PAYMENT', 'CONSENT', 'MESSAGE'));