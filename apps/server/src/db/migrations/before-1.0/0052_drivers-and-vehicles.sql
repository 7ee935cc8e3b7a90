CREATE TABLE "shuttle_drivers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"convention_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shuttle_places" (
	"convention_id" uuid NOT NULL,
	"airport_code" text NOT NULL,
	"arrival_meeting_point" text DEFAULT '' NOT NULL,
	"departure_meeting_point" text DEFAULT '' NOT NULL,
	"round_trip_minutes" integer NOT NULL,
	CONSTRAINT "shuttle_places_pkey" PRIMARY KEY("convention_id","airport_code"),
	CONSTRAINT "shuttle_places_round_trip_range" CHECK ("shuttle_places"."round_trip_minutes" between 5 and 720)
);
--> statement-breakpoint
CREATE TABLE "shuttle_vehicles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"convention_id" uuid NOT NULL,
	"name" text NOT NULL,
	"seats" integer NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shuttle_vehicles_seats_range" CHECK ("shuttle_vehicles"."seats" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "shuttle_runs" ADD COLUMN "driver_id" uuid;--> statement-breakpoint
ALTER TABLE "shuttle_runs" ADD COLUMN "vehicle_id" uuid;--> statement-breakpoint
ALTER TABLE "shuttle_drivers" ADD CONSTRAINT "shuttle_drivers_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shuttle_places" ADD CONSTRAINT "shuttle_places_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shuttle_places" ADD CONSTRAINT "shuttle_places_airport_code_fkey" FOREIGN KEY ("airport_code") REFERENCES "public"."airports"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shuttle_vehicles" ADD CONSTRAINT "shuttle_vehicles_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shuttle_drivers_convention_id_index" ON "shuttle_drivers" USING btree ("convention_id","name");--> statement-breakpoint
CREATE INDEX "shuttle_vehicles_convention_id_index" ON "shuttle_vehicles" USING btree ("convention_id","name");--> statement-breakpoint
ALTER TABLE "shuttle_runs" ADD CONSTRAINT "shuttle_runs_driver_id_fkey" FOREIGN KEY ("driver_id") REFERENCES "public"."shuttle_drivers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shuttle_runs" ADD CONSTRAINT "shuttle_runs_vehicle_id_fkey" FOREIGN KEY ("vehicle_id") REFERENCES "public"."shuttle_vehicles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shuttle_runs_driver_id_index" ON "shuttle_runs" USING btree ("driver_id","day");--> statement-breakpoint
CREATE INDEX "shuttle_runs_vehicle_id_index" ON "shuttle_runs" USING btree ("vehicle_id","day");--> statement-breakpoint
INSERT INTO "shuttle_drivers" ("id", "convention_id", "name", "phone")
SELECT gen_random_uuid(), "convention_id", coalesce(nullif("driver_name", ''), "driver_phone"), "driver_phone"
FROM "shuttle_runs"
WHERE "driver_name" <> '' OR "driver_phone" <> ''
GROUP BY "convention_id", coalesce(nullif("driver_name", ''), "driver_phone"), "driver_phone";--> statement-breakpoint
UPDATE "shuttle_runs" AS "run" SET "driver_id" = "driver"."id"
FROM "shuttle_drivers" AS "driver"
WHERE "driver"."convention_id" = "run"."convention_id"
  AND "driver"."name" = coalesce(nullif("run"."driver_name", ''), "run"."driver_phone")
  AND "driver"."phone" = "run"."driver_phone";