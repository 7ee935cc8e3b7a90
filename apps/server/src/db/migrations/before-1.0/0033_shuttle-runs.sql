CREATE TABLE "shuttle_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"delay_minutes" integer,
	"done_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shuttle_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"convention_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"airport_code" text NOT NULL,
	"day" date NOT NULL,
	"departs_at" time NOT NULL,
	"seats" integer NOT NULL,
	"driver_name" text DEFAULT '' NOT NULL,
	"driver_phone" text DEFAULT '' NOT NULL,
	"meeting_point" text DEFAULT '' NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"link_hash" "bytea",
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shuttle_runs_link_hash_unique" UNIQUE("link_hash"),
	CONSTRAINT "shuttle_runs_seats_range" CHECK ("shuttle_runs"."seats" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "shuttle_seats" (
	"run_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"passengers" integer NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"delay_minutes" integer,
	"state_at" timestamp with time zone,
	CONSTRAINT "shuttle_seats_pkey" PRIMARY KEY("run_id","order_id"),
	CONSTRAINT "shuttle_seats_passengers_range" CHECK ("shuttle_seats"."passengers" between 1 and 99),
	CONSTRAINT "shuttle_seats_delay" CHECK (("shuttle_seats"."state" = 'DELAYED') = ("shuttle_seats"."delay_minutes" is not null))
);
--> statement-breakpoint
ALTER TABLE "shuttle_acts" ADD CONSTRAINT "shuttle_acts_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "public"."shuttle_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shuttle_runs" ADD CONSTRAINT "shuttle_runs_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shuttle_runs" ADD CONSTRAINT "shuttle_runs_airport_code_fkey" FOREIGN KEY ("airport_code") REFERENCES "public"."airports"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shuttle_seats" ADD CONSTRAINT "shuttle_seats_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "public"."shuttle_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shuttle_seats" ADD CONSTRAINT "shuttle_seats_leg_fkey" FOREIGN KEY ("order_id","direction") REFERENCES "public"."travel_legs"("order_id","direction") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shuttle_acts_run_id_index" ON "shuttle_acts" USING btree ("run_id","order_id");--> statement-breakpoint
CREATE INDEX "shuttle_runs_day_index" ON "shuttle_runs" USING btree ("convention_id","day","departs_at");--> statement-breakpoint
CREATE INDEX "shuttle_seats_leg_index" ON "shuttle_seats" USING btree ("order_id","direction");