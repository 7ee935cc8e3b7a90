CREATE TABLE "shuttle_lost_seats" (
	"run_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"passengers" integer NOT NULL,
	"lost_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shuttle_lost_seats_pkey" PRIMARY KEY("run_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "includes_room" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_stays" ADD COLUMN "needs_room" boolean;--> statement-breakpoint
ALTER TABLE "hotel_stays" ADD COLUMN "needs_room_said_by" uuid;--> statement-breakpoint
ALTER TABLE "hotel_stays" ADD COLUMN "needs_room_said_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shuttle_lost_seats" ADD CONSTRAINT "shuttle_lost_seats_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "public"."shuttle_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shuttle_lost_seats" ADD CONSTRAINT "shuttle_lost_seats_leg_fkey" FOREIGN KEY ("order_id","direction") REFERENCES "public"."travel_legs"("order_id","direction") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shuttle_lost_seats_leg_index" ON "shuttle_lost_seats" USING btree ("order_id","direction");--> statement-breakpoint
ALTER TABLE "hotel_stays" ADD CONSTRAINT "hotel_stays_needs_room_said_by_fkey" FOREIGN KEY ("needs_room_said_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hotel_stays_needs_room_said_by_index" ON "hotel_stays" USING btree ("needs_room_said_by");