ALTER TABLE "hotel_settings" ADD COLUMN "check_in_days_before" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_stays" ADD COLUMN "checked_in_by_family" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_settings" ADD CONSTRAINT "hotel_settings_check_in_range" CHECK ("hotel_settings"."check_in_days_before" between 0 and 366);