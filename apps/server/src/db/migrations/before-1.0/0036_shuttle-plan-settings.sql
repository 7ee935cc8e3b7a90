CREATE TABLE "shuttle_plan_settings" (
	"convention_id" uuid PRIMARY KEY NOT NULL,
	"waiting_minutes" integer NOT NULL,
	"seats" integer NOT NULL,
	"luggage_minutes" integer NOT NULL,
	"lead_minutes" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shuttle_plan_settings_seats_range" CHECK ("shuttle_plan_settings"."seats" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "shuttle_plan_settings" ADD CONSTRAINT "shuttle_plan_settings_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE no action ON UPDATE no action;