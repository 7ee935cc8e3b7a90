CREATE TABLE "deposit_slip_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slip_id" uuid NOT NULL,
	"check_id" uuid NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deposit_slips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"convention_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"account" text NOT NULL,
	"day" date NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"at_bank_on" date,
	"bank_line_id" uuid,
	"taken_back_at" timestamp with time zone,
	"taken_back_by" uuid,
	CONSTRAINT "deposit_slips_number_unique" UNIQUE("number"),
	CONSTRAINT "deposit_slips_bank_line_id_unique" UNIQUE("bank_line_id"),
	CONSTRAINT "deposit_slips_not_taken_back_when_matched" CHECK ("deposit_slips"."taken_back_at" is null or "deposit_slips"."bank_line_id" is null),
	CONSTRAINT "deposit_slips_taken_back_by_somebody" CHECK (("deposit_slips"."taken_back_at" is null) = ("deposit_slips"."taken_back_by" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"number" text NOT NULL,
	"bank" text DEFAULT '' NOT NULL,
	"written_on" date NOT NULL,
	"received_on" date NOT NULL,
	"amount" integer NOT NULL,
	"reversed_as" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_checks_amount_positive" CHECK ("payment_checks"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "deposit_slip_checks" ADD CONSTRAINT "deposit_slip_checks_slip_id_fkey" FOREIGN KEY ("slip_id") REFERENCES "public"."deposit_slips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_slip_checks" ADD CONSTRAINT "deposit_slip_checks_check_id_fkey" FOREIGN KEY ("check_id") REFERENCES "public"."payment_checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_slips" ADD CONSTRAINT "deposit_slips_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_slips" ADD CONSTRAINT "deposit_slips_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_slips" ADD CONSTRAINT "deposit_slips_taken_back_by_fkey" FOREIGN KEY ("taken_back_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_slips" ADD CONSTRAINT "deposit_slips_bank_line_id_fkey" FOREIGN KEY ("bank_line_id") REFERENCES "public"."bank_statement_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_checks" ADD CONSTRAINT "payment_checks_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_slip_checks_on_one_slip" ON "deposit_slip_checks" USING btree ("check_id") WHERE "deposit_slip_checks"."released_at" is null;--> statement-breakpoint
CREATE INDEX "deposit_slip_checks_slip_id_index" ON "deposit_slip_checks" USING btree ("slip_id");--> statement-breakpoint
CREATE INDEX "payment_checks_payment_id_index" ON "payment_checks" USING btree ("payment_id");