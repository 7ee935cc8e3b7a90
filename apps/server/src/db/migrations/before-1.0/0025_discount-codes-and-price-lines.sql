CREATE TABLE "discount_code_packages" (
	"discount_code_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	CONSTRAINT "discount_code_packages_pkey" PRIMARY KEY("discount_code_id","package_id")
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"convention_id" uuid NOT NULL,
	"code" text NOT NULL,
	"folded_code" text NOT NULL,
	"title" text NOT NULL,
	"percent" integer,
	"amount" integer,
	"cad_amount" integer,
	"scope" text NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"max_uses" integer,
	"max_uses_per_family" integer,
	"budget" integer,
	"cad_budget" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"cad_spent" integer DEFAULT 0 NOT NULL,
	"batch" text,
	"active" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discount_codes_folded_code_unique" UNIQUE("convention_id","folded_code"),
	CONSTRAINT "discount_codes_percent_or_amount" CHECK (case when "discount_codes"."percent" is null then coalesce("discount_codes"."amount", -1) >= 0 and coalesce("discount_codes"."cad_amount", -1) >= 0
        else "discount_codes"."percent" between 1 and 100 and "discount_codes"."amount" is null and "discount_codes"."cad_amount" is null end),
	CONSTRAINT "discount_codes_used_within_limits" CHECK ("discount_codes"."uses" >= 0 and "discount_codes"."spent" >= 0 and "discount_codes"."cad_spent" >= 0
        and ("discount_codes"."max_uses" is null or "discount_codes"."uses" <= "discount_codes"."max_uses")
        and ("discount_codes"."budget" is null or "discount_codes"."spent" <= "discount_codes"."budget")
        and ("discount_codes"."cad_budget" is null or "discount_codes"."cad_spent" <= "discount_codes"."cad_budget"))
);
--> statement-breakpoint
ALTER TABLE "order_line_items" DROP CONSTRAINT "order_line_items_sign_by_kind";--> statement-breakpoint
ALTER TABLE "order_line_items" ADD COLUMN "discount_code_id" uuid;--> statement-breakpoint
ALTER TABLE "order_line_items" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "order_line_items" ADD COLUMN "removes_position" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_code_id" uuid;--> statement-breakpoint
ALTER TABLE "discount_code_packages" ADD CONSTRAINT "discount_code_packages_discount_code_id_fkey" FOREIGN KEY ("discount_code_id") REFERENCES "public"."discount_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_code_packages" ADD CONSTRAINT "discount_code_packages_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discount_codes_convention_id_index" ON "discount_codes" USING btree ("convention_id","created_at");--> statement-breakpoint
ALTER TABLE "order_line_items" ADD CONSTRAINT "order_line_items_discount_code_id_fkey" FOREIGN KEY ("discount_code_id") REFERENCES "public"."discount_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_items" ADD CONSTRAINT "order_line_items_removes_fkey" FOREIGN KEY ("order_id","removes_position") REFERENCES "public"."order_line_items"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_code_id_fkey" FOREIGN KEY ("discount_code_id") REFERENCES "public"."discount_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_discount_code_id_index" ON "orders" USING btree ("discount_code_id") WHERE "orders"."discount_code_id" is not null;--> statement-breakpoint
ALTER TABLE "order_line_items" ADD CONSTRAINT "order_line_items_removed_once" UNIQUE("order_id","removes_position");--> statement-breakpoint
ALTER TABLE "order_line_items" ADD CONSTRAINT "order_line_items_removal_names_its_line" CHECK (("order_line_items"."kind" = 'REMOVAL') = ("order_line_items"."removes_position" is not null));--> statement-breakpoint
ALTER TABLE "order_line_items" ADD CONSTRAINT "order_line_items_sign_by_kind" CHECK ("order_line_items"."quantity" >= 1 and case
        when "order_line_items"."kind" in ('PACKAGE', 'ADDON', 'FEE', 'KEPT_ON_CANCELLATION') then "order_line_items"."unit_price" >= 0 and "order_line_items"."cad_unit_price" >= 0
        when "order_line_items"."kind" in ('DISCOUNT', 'COMP', 'SCHOLARSHIP') then "order_line_items"."unit_price" <= 0 and "order_line_items"."cad_unit_price" <= 0
        else "order_line_items"."kind" in ('ADJUSTMENT', 'REMOVAL') end);