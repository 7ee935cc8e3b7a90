CREATE TABLE "registration_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"source" text NOT NULL,
	"written_by" uuid,
	"client_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registration_answers_client_id_unique" UNIQUE("order_id","client_id"),
	CONSTRAINT "registration_answers_source_known" CHECK ("registration_answers"."source" in ('LINK', 'ACCOUNT', 'STAFF')),
	CONSTRAINT "registration_answers_writer_unless_by_link" CHECK (("registration_answers"."source" = 'LINK') = ("registration_answers"."written_by" is null))
);
--> statement-breakpoint
CREATE TABLE "registration_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"question" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"waits_until" timestamp with time zone NOT NULL,
	"token_hash" "bytea",
	"token_expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"decision_id" uuid,
	CONSTRAINT "registration_questions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "registration_answers" ADD CONSTRAINT "registration_answers_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_answers" ADD CONSTRAINT "registration_answers_written_by_fkey" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_questions" ADD CONSTRAINT "registration_questions_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_questions" ADD CONSTRAINT "registration_questions_asked_by_fkey" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_answers_order_id_index" ON "registration_answers" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "registration_questions_order_id_index" ON "registration_questions" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "registration_questions_open_index" ON "registration_questions" USING btree ("order_id") WHERE "registration_questions"."closed_at" is null;