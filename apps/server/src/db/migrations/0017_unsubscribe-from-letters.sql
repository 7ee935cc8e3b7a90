CREATE TABLE "letter_subscriptions" (
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_subscriptions_pkey" PRIMARY KEY("token")
);
--> statement-breakpoint
ALTER TABLE "letter_recipients" DROP CONSTRAINT "letter_recipients_reason_known";--> statement-breakpoint
ALTER TABLE "letter_subscriptions" ADD CONSTRAINT "letter_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_subscriptions_user_id_index" ON "letter_subscriptions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_reason_known" CHECK ("letter_recipients"."reason" in ('NO_ADDRESS', 'CLOSED', 'SUSPENDED', 'CANCELLED', 'REJECTED', 'NOT_CONFIRMED', 'UNSUBSCRIBED', 'GIVEN_UP'));