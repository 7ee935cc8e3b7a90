CREATE TABLE "hotel_stay_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"revision_after" integer NOT NULL,
	"updated_after" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "hotel_stay_decisions" ADD CONSTRAINT "hotel_stay_decisions_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."hotel_stays"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hotel_stay_decisions_order_id_index" ON "hotel_stay_decisions" USING btree ("order_id","created_at");