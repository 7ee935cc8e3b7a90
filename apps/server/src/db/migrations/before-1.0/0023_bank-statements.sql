CREATE TABLE "bank_column_mappings" (
	"header_key" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_line_allocations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"created_payment" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "bank_line_allocations_amount_positive" CHECK ("bank_line_allocations"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_statement_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"statement_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"text_key" text NOT NULL,
	"booked_on" date NOT NULL,
	"cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"direction" text NOT NULL,
	"payer" text NOT NULL,
	"memo" text NOT NULL,
	"reference" text NOT NULL,
	"raw" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "bank_statement_lines_cents_not_negative" CHECK ("bank_statement_lines"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"known_lines" integer DEFAULT 0 NOT NULL,
	"imported_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bank_column_mappings" ADD CONSTRAINT "bank_column_mappings_updated_by_fkey" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line_allocations" ADD CONSTRAINT "bank_line_allocations_line_id_fkey" FOREIGN KEY ("line_id") REFERENCES "public"."bank_statement_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line_allocations" ADD CONSTRAINT "bank_line_allocations_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line_allocations" ADD CONSTRAINT "bank_line_allocations_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_lines" ADD CONSTRAINT "bank_statement_lines_statement_id_fkey" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_lines" ADD CONSTRAINT "bank_statement_lines_decided_by_fkey" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_imported_by_fkey" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_undone_by_fkey" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_line_allocations_once" ON "bank_line_allocations" USING btree ("line_id","order_id") WHERE "bank_line_allocations"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "bank_line_allocations_payment_id_index" ON "bank_line_allocations" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "bank_statement_lines_statement_id_index" ON "bank_statement_lines" USING btree ("statement_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statement_lines_fingerprint_unique" ON "bank_statement_lines" USING btree ("fingerprint") WHERE "bank_statement_lines"."state" <> 'UNDONE';--> statement-breakpoint
CREATE INDEX "bank_statement_lines_never_index" ON "bank_statement_lines" USING btree ("text_key") WHERE "bank_statement_lines"."state" = 'NEVER';--> statement-breakpoint
CREATE INDEX "bank_statements_created_at_index" ON "bank_statements" USING btree ("created_at");