CREATE TABLE "vouches" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"says" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"said_by" uuid,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vouches_note_short" CHECK (char_length("vouches"."note") <= 500)
);
--> statement-breakpoint
ALTER TABLE "staff_roles" ADD COLUMN "unit_id" text;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD COLUMN "convention_id" uuid;--> statement-breakpoint
ALTER TABLE "vouches" ADD CONSTRAINT "vouches_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouches" ADD CONSTRAINT "vouches_said_by_fkey" FOREIGN KEY ("said_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_unit_id_fkey" FOREIGN KEY ("unit_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_roles_unit_id_index" ON "staff_roles" USING btree ("unit_id") WHERE "staff_roles"."unit_id" is not null;