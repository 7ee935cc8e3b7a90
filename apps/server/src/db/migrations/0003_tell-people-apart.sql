CREATE TABLE "distinct_people" (
	"person_id" uuid NOT NULL,
	"other_person_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "distinct_people_pkey" PRIMARY KEY("person_id","other_person_id"),
	CONSTRAINT "distinct_people_lesser_first" CHECK ("distinct_people"."person_id" < "distinct_people"."other_person_id")
);
--> statement-breakpoint
ALTER TABLE "distinct_people" ADD CONSTRAINT "distinct_people_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_people" ADD CONSTRAINT "distinct_people_other_person_id_fkey" FOREIGN KEY ("other_person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "distinct_people_other_person_id_index" ON "distinct_people" USING btree ("other_person_id");