ALTER TABLE "hotel_stays" ADD COLUMN "bed_types" text;--> statement-breakpoint
ALTER TABLE "hotel_stays" ADD COLUMN "rooms_nearby" text;