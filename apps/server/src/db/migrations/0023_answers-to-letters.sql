ALTER TABLE "contact_messages" ADD COLUMN "mail_message_id" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "letter_mail_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "letter_subject" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "is_from_family" boolean;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "attachments_left" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "is_cut" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_letter_mail_id_fkey" FOREIGN KEY ("letter_mail_id") REFERENCES "public"."outbox_mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_mail_message_id_unique" ON "contact_messages" USING btree ("mail_message_id");--> statement-breakpoint
CREATE INDEX "contact_messages_order_id_index" ON "contact_messages" USING btree ("order_id") WHERE "contact_messages"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_letter_mail_id_index" ON "contact_messages" USING btree ("letter_mail_id","created_at") WHERE "contact_messages"."letter_mail_id" is not null;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answer_whole" CHECK (("contact_messages"."mail_message_id" is null) = ("contact_messages"."is_from_family" is null));