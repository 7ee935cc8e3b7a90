CREATE TABLE "convention_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"person_id" uuid,
	"said_text" text,
	"said_number" integer,
	"said_yes" boolean,
	"chosen" uuid[],
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "convention_answers_once" UNIQUE NULLS NOT DISTINCT("question_id","order_id","person_id"),
	CONSTRAINT "convention_answers_says_one_thing" CHECK (num_nonnulls("convention_answers"."said_text", "convention_answers"."said_number", "convention_answers"."said_yes", "convention_answers"."chosen") = 1)
);
--> statement-breakpoint
CREATE TABLE "convention_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"convention_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"asked_of" text NOT NULL,
	"text_en" text NOT NULL,
	"text_ml" text DEFAULT '' NOT NULL,
	"from_age" integer,
	"to_age" integer,
	"asked_from" date,
	"required" boolean DEFAULT false NOT NULL,
	"max" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"retired_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "convention_questions_ages_of_people" CHECK ("convention_questions"."asked_of" = 'PERSON' or ("convention_questions"."from_age" is null and "convention_questions"."to_age" is null))
);
--> statement-breakpoint
CREATE TABLE "family_answers" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_options" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"en" text NOT NULL,
	"ml" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "convention_answers" ADD CONSTRAINT "convention_answers_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "public"."convention_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convention_answers" ADD CONSTRAINT "convention_answers_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convention_answers" ADD CONSTRAINT "convention_answers_participant_fkey" FOREIGN KEY ("order_id","person_id") REFERENCES "public"."order_participants"("order_id","person_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "convention_answers" ADD CONSTRAINT "convention_answers_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convention_questions" ADD CONSTRAINT "convention_questions_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_answers" ADD CONSTRAINT "family_answers_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_options" ADD CONSTRAINT "question_options_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "public"."convention_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "convention_answers_order_id_index" ON "convention_answers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "convention_answers_person_id_index" ON "convention_answers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "convention_questions_convention_id_index" ON "convention_questions" USING btree ("convention_id","position");--> statement-breakpoint
CREATE INDEX "question_options_question_id_index" ON "question_options" USING btree ("question_id","position");