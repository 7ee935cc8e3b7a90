CREATE TABLE "letter_recipients" (
	"letter_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"reason" text,
	"queued_at" timestamp with time zone,
	"mail_id" uuid,
	CONSTRAINT "letter_recipients_pkey" PRIMARY KEY("letter_id","user_id"),
	CONSTRAINT "letter_recipients_mail_id_unique" UNIQUE("mail_id"),
	CONSTRAINT "letter_recipients_reason_known" CHECK ("letter_recipients"."reason" in ('NO_ADDRESS', 'CLOSED', 'SUSPENDED', 'CANCELLED', 'REJECTED', 'NOT_CONFIRMED', 'GIVEN_UP', 'SAME_ADDRESS')),
	CONSTRAINT "letter_recipients_reason_or_mail" CHECK ("letter_recipients"."reason" is null or "letter_recipients"."queued_at" is null)
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"convention_id" uuid NOT NULL,
	"subject_en" text NOT NULL,
	"body_en" text NOT NULL,
	"subject_ml" text DEFAULT '' NOT NULL,
	"body_ml" text DEFAULT '' NOT NULL,
	"audience" jsonb NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"prepared_at" timestamp with time zone,
	"scheduled_for" timestamp with time zone,
	"asked_by" uuid,
	"asked_at" timestamp with time zone,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"sent_back_because" text DEFAULT '' NOT NULL,
	"started_by" uuid,
	"started_at" timestamp with time zone,
	"round" integer DEFAULT 0 NOT NULL,
	"handed_over_at" timestamp with time zone,
	"goes_on_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letters_state_known" CHECK ("letters"."state" in ('DRAFT', 'WAITING', 'SCHEDULED', 'SENDING', 'STOPPED'))
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_letter_id_fkey" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox_mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_asked_by_fkey" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_approved_by_fkey" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_started_by_fkey" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_changed_by_fkey" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_recipients_user_id_index" ON "letter_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "letter_recipients_order_id_index" ON "letter_recipients" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "letter_recipients_waiting_index" ON "letter_recipients" USING btree ("letter_id","place") WHERE "letter_recipients"."reason" is null and "letter_recipients"."queued_at" is null;--> statement-breakpoint
CREATE INDEX "letter_recipients_queued_at_index" ON "letter_recipients" USING btree ("queued_at") WHERE "letter_recipients"."queued_at" is not null;--> statement-breakpoint
CREATE INDEX "letters_convention_id_index" ON "letters" USING btree ("convention_id","changed_at");