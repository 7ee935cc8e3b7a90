CREATE TABLE "registration_care" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"assigned_to" uuid
);
--> statement-breakpoint
ALTER TABLE "registration_care" ADD CONSTRAINT "registration_care_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_care" ADD CONSTRAINT "registration_care_assigned_to_fkey" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_care_assigned_to_index" ON "registration_care" USING btree ("assigned_to");