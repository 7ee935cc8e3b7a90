CREATE TABLE "person_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"diets" text[] DEFAULT '{}'::text[] NOT NULL,
	"allergies" text[] DEFAULT '{}'::text[] NOT NULL,
	"food_note" text DEFAULT '' NOT NULL,
	"access_needs" text[] DEFAULT '{}'::text[] NOT NULL,
	"access_note" text DEFAULT '' NOT NULL,
	"may_photograph" boolean NOT NULL,
	"may_print" boolean NOT NULL,
	"sealed" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_cards_once" UNIQUE("order_id","person_id"),
	CONSTRAINT "person_cards_private_part_is_sealed" CHECK ("person_cards"."sealed" like 'v1.%')
);
--> statement-breakpoint
ALTER TABLE "person_cards" ADD CONSTRAINT "person_cards_participant_fkey" FOREIGN KEY ("order_id","person_id") REFERENCES "public"."order_participants"("order_id","person_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "person_cards" ADD CONSTRAINT "person_cards_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_cards_person_id_index" ON "person_cards" USING btree ("person_id");