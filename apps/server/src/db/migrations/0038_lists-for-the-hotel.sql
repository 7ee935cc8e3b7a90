CREATE TABLE "hotel_list_families" (
	"list_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"number" text NOT NULL,
	"arrival" date NOT NULL,
	"departure" date NOT NULL,
	"names" jsonb,
	CONSTRAINT "hotel_list_families_pkey" PRIMARY KEY("list_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "hotel_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"convention_id" uuid NOT NULL,
	"contents" text NOT NULL,
	"exported_by" uuid NOT NULL,
	"exported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_by" uuid,
	CONSTRAINT "hotel_lists_sent_whole" CHECK (("hotel_lists"."sent_at" is null) = ("hotel_lists"."sent_by" is null))
);
--> statement-breakpoint
ALTER TABLE "hotel_list_families" ADD CONSTRAINT "hotel_list_families_list_id_fkey" FOREIGN KEY ("list_id") REFERENCES "public"."hotel_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_list_families" ADD CONSTRAINT "hotel_list_families_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_lists" ADD CONSTRAINT "hotel_lists_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_lists" ADD CONSTRAINT "hotel_lists_exported_by_fkey" FOREIGN KEY ("exported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_lists" ADD CONSTRAINT "hotel_lists_sent_by_fkey" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hotel_list_families_order_id_index" ON "hotel_list_families" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "hotel_lists_convention_id_index" ON "hotel_lists" USING btree ("convention_id","exported_at");--> statement-breakpoint
CREATE INDEX "hotel_lists_exported_by_index" ON "hotel_lists" USING btree ("exported_by");--> statement-breakpoint
CREATE INDEX "hotel_lists_sent_by_index" ON "hotel_lists" USING btree ("sent_by");