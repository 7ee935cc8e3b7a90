CREATE TABLE "hotel_room_guests" (
	"order_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"room" integer NOT NULL,
	CONSTRAINT "hotel_room_guests_pkey" PRIMARY KEY("order_id","person_id"),
	CONSTRAINT "hotel_room_guests_room_range" CHECK ("hotel_room_guests"."room" between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "hotel_settings" (
	"convention_id" uuid PRIMARY KEY NOT NULL,
	"hotel_name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"room_capacity" integer DEFAULT 4 NOT NULL,
	"block_rooms" integer,
	"cutoff_date" date,
	"export_columns" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hotel_settings_capacity_range" CHECK ("hotel_settings"."room_capacity" between 1 and 8),
	CONSTRAINT "hotel_settings_block_range" CHECK ("hotel_settings"."block_rooms" between 1 and 10000)
);
--> statement-breakpoint
ALTER TABLE "hotel_stays" ADD COLUMN "numbered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hotel_stays" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_room_guests" ADD CONSTRAINT "hotel_room_guests_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."hotel_stays"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_room_guests" ADD CONSTRAINT "hotel_room_guests_participant_fkey" FOREIGN KEY ("order_id","person_id") REFERENCES "public"."order_participants"("order_id","person_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "hotel_settings" ADD CONSTRAINT "hotel_settings_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE no action ON UPDATE no action;