ALTER TABLE "registration_care" ADD COLUMN "follow_up_on" date;--> statement-breakpoint
ALTER TABLE "registration_care" ADD COLUMN "follow_up_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_care" ADD COLUMN "follow_up_decision_id" uuid;--> statement-breakpoint
CREATE INDEX "registration_care_follow_up_index" ON "registration_care" USING btree ("follow_up_on") WHERE "registration_care"."follow_up_on" is not null and "registration_care"."follow_up_decision_id" is null;--> statement-breakpoint
ALTER TABLE "registration_care" ADD CONSTRAINT "registration_care_follow_up_reason_short" CHECK (char_length("registration_care"."follow_up_reason") <= 140);--> statement-breakpoint
ALTER TABLE "registration_care" ADD CONSTRAINT "registration_care_follow_up_whole" CHECK ("registration_care"."follow_up_on" is not null or ("registration_care"."follow_up_reason" = '' and "registration_care"."follow_up_decision_id" is null));