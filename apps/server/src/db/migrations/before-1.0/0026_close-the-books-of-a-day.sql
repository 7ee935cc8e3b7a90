CREATE TABLE "book_closings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"convention_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"totals" jsonb NOT NULL,
	"net" integer NOT NULL,
	"entries" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" uuid NOT NULL,
	"reopened_at" timestamp with time zone,
	"reopened_by" uuid,
	"reopen_reason" text,
	CONSTRAINT "book_closings_reopened_by_somebody" CHECK (("book_closings"."reopened_at" is null) = ("book_closings"."reopened_by" is null)
        and ("book_closings"."reopened_at" is null) = ("book_closings"."reopen_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "book_closings" ADD CONSTRAINT "book_closings_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_closings" ADD CONSTRAINT "book_closings_closed_by_fkey" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_closings" ADD CONSTRAINT "book_closings_reopened_by_fkey" FOREIGN KEY ("reopened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "book_closings_one_per_day" ON "book_closings" USING btree ("convention_id","currency","day") WHERE "book_closings"."reopened_at" is null;--> statement-breakpoint
CREATE INDEX "book_closings_day_index" ON "book_closings" USING btree ("convention_id","currency","day");