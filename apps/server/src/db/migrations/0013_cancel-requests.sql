CREATE TABLE "cancel_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"kept_fee" integer,
	"outcome" text,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "cancel_requests_closed_has_outcome" CHECK (("cancel_requests"."closed_at" is null) = ("cancel_requests"."outcome" is null)),
	CONSTRAINT "cancel_requests_fee_not_negative" CHECK ("cancel_requests"."kept_fee" >= 0),
	CONSTRAINT "cancel_requests_words_short" CHECK (char_length("cancel_requests"."reason") <= 500 and char_length("cancel_requests"."answer") <= 500)
);
--> statement-breakpoint
ALTER TABLE "conventions" ADD COLUMN "cancel_requests_until" date;--> statement-breakpoint
ALTER TABLE "cancel_requests" ADD CONSTRAINT "cancel_requests_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancel_requests" ADD CONSTRAINT "cancel_requests_asked_by_fkey" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancel_requests" ADD CONSTRAINT "cancel_requests_closed_by_fkey" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cancel_requests_one_open" ON "cancel_requests" USING btree ("order_id") WHERE "cancel_requests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "cancel_requests_order_id_index" ON "cancel_requests" USING btree ("order_id","asked_at");