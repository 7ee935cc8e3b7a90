ALTER TABLE "order_line_items" DROP CONSTRAINT "order_line_items_not_negative";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rejected_with_registration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line_items" ADD CONSTRAINT "order_line_items_sign_by_kind" CHECK ("order_line_items"."quantity" >= 1 and case
        when "order_line_items"."kind" in ('PACKAGE', 'ADDON', 'FEE', 'KEPT_ON_CANCELLATION') then "order_line_items"."unit_price" >= 0 and "order_line_items"."cad_unit_price" >= 0
        when "order_line_items"."kind" in ('DISCOUNT') then "order_line_items"."unit_price" <= 0 and "order_line_items"."cad_unit_price" <= 0
        else "order_line_items"."kind" in ('ADJUSTMENT') end);--> statement-breakpoint
-- By hand: until now a rejection without a reason of its own meant that the registration had been rejected.
UPDATE "orders" SET "rejected_with_registration" = true
  WHERE "parent_order_id" IS NOT NULL AND "registration_status" = 'REG_REJECTED' AND "reason" IS NULL;
