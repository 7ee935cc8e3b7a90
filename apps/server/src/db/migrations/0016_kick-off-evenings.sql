CREATE TABLE "kick_off_counts" (
	"evening_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"checks" integer NOT NULL,
	"cash" integer NOT NULL,
	CONSTRAINT "kick_off_counts_pkey" PRIMARY KEY("evening_id","currency"),
	CONSTRAINT "kick_off_counts_not_negative" CHECK ("kick_off_counts"."checks" >= 0 and "kick_off_counts"."cash" >= 0)
);
--> statement-breakpoint
CREATE TABLE "kick_off_evenings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"convention_id" uuid NOT NULL,
	"local_unit_id" text NOT NULL,
	"name" text NOT NULL,
	"day" date NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"opened_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"difference_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "kick_off_evenings_closed_by_somebody" CHECK (("kick_off_evenings"."closed_at" is null) = ("kick_off_evenings"."closed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "kick_off_money" (
	"id" uuid PRIMARY KEY NOT NULL,
	"evening_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"check_id" uuid,
	"noted_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kick_off_money_amount_positive" CHECK ("kick_off_money"."amount" > 0),
	CONSTRAINT "kick_off_money_check_has_paper" CHECK (("kick_off_money"."kind" = 'CHECK') = ("kick_off_money"."check_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "kick_off_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"evening_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"registered_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kick_off_registrations_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "letter_recipients" DROP CONSTRAINT "letter_recipients_reason_known";--> statement-breakpoint
ALTER TABLE "kick_off_counts" ADD CONSTRAINT "kick_off_counts_evening_id_fkey" FOREIGN KEY ("evening_id") REFERENCES "public"."kick_off_evenings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kick_off_evenings" ADD CONSTRAINT "kick_off_evenings_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kick_off_evenings" ADD CONSTRAINT "kick_off_evenings_local_unit_id_fkey" FOREIGN KEY ("local_unit_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kick_off_evenings" ADD CONSTRAINT "kick_off_evenings_opened_by_fkey" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kick_off_evenings" ADD CONSTRAINT "kick_off_evenings_closed_by_fkey" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kick_off_money" ADD CONSTRAINT "kick_off_money_evening_id_fkey" FOREIGN KEY ("evening_id") REFERENCES "public"."kick_off_evenings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kick_off_money" ADD CONSTRAINT "kick_off_money_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kick_off_money" ADD CONSTRAINT "kick_off_money_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kick_off_money" ADD CONSTRAINT "kick_off_money_check_id_fkey" FOREIGN KEY ("check_id") REFERENCES "public"."payment_checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kick_off_money" ADD CONSTRAINT "kick_off_money_noted_by_fkey" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kick_off_registrations" ADD CONSTRAINT "kick_off_registrations_evening_id_fkey" FOREIGN KEY ("evening_id") REFERENCES "public"."kick_off_evenings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kick_off_registrations" ADD CONSTRAINT "kick_off_registrations_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kick_off_registrations" ADD CONSTRAINT "kick_off_registrations_registered_by_fkey" FOREIGN KEY ("registered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kick_off_evenings_convention_id_index" ON "kick_off_evenings" USING btree ("convention_id");--> statement-breakpoint
CREATE INDEX "kick_off_money_evening_id_index" ON "kick_off_money" USING btree ("evening_id");--> statement-breakpoint
CREATE INDEX "kick_off_registrations_evening_id_index" ON "kick_off_registrations" USING btree ("evening_id");--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_reason_known" CHECK ("letter_recipients"."reason" in ('NO_ADDRESS', 'CLOSED', 'SUSPENDED', 'CANCELLED', 'REJECTED', 'NOT_CONFIRMED', 'GIVEN_UP'));