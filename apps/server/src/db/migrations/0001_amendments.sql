CREATE TABLE "order_amendments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"record" jsonb NOT NULL,
	"reason" text NOT NULL,
	"first_position" integer NOT NULL,
	"line_count" integer NOT NULL,
	"net_before" integer NOT NULL,
	"net_after" integer NOT NULL,
	"child_order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_amendments_number_unique" UNIQUE("order_id","number")
);
--> statement-breakpoint
ALTER TABLE "order_line_items" DROP CONSTRAINT "order_line_items_sign_by_kind";--> statement-breakpoint
ALTER TABLE "order_amendments" ADD CONSTRAINT "order_amendments_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_amendments" ADD CONSTRAINT "order_amendments_child_order_id_fkey" FOREIGN KEY ("child_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_amendments_child_order_id_index" ON "order_amendments" USING btree ("child_order_id");--> statement-breakpoint
ALTER TABLE "order_line_items" ADD CONSTRAINT "order_line_items_sign_by_kind" CHECK ("order_line_items"."quantity" >= 1 and case
        when "order_line_items"."kind" in ('PACKAGE', 'ADDON', 'FEE', 'KEPT_ON_CANCELLATION') then "order_line_items"."unit_price" >= 0 and "order_line_items"."cad_unit_price" >= 0
        when "order_line_items"."kind" in ('DISCOUNT', 'COMP', 'SCHOLARSHIP') then "order_line_items"."unit_price" <= 0 and "order_line_items"."cad_unit_price" <= 0
        else "order_line_items"."kind" in ('ADJUSTMENT', 'REMOVAL', 'CARRIED_OVER') end);