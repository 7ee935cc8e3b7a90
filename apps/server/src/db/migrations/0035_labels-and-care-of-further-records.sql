CREATE TABLE "message_labels" (
	"message_id" uuid NOT NULL,
	"label_id" uuid NOT NULL,
	CONSTRAINT "message_labels_pkey" PRIMARY KEY("message_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "payment_labels" (
	"payment_id" uuid NOT NULL,
	"label_id" uuid NOT NULL,
	CONSTRAINT "payment_labels_pkey" PRIMARY KEY("payment_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "person_labels" (
	"user_id" uuid NOT NULL,
	"label_id" uuid NOT NULL,
	CONSTRAINT "person_labels_pkey" PRIMARY KEY("user_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "person_care" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"assigned_to" uuid,
	"follow_up_on" date,
	"follow_up_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "person_care_follow_up_reason_short" CHECK (char_length("person_care"."follow_up_reason") <= 140),
	CONSTRAINT "person_care_follow_up_whole" CHECK ("person_care"."follow_up_on" is not null or "person_care"."follow_up_reason" = '')
);
--> statement-breakpoint
ALTER TABLE "message_labels" ADD CONSTRAINT "message_labels_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_labels" ADD CONSTRAINT "message_labels_label_id_fkey" FOREIGN KEY ("label_id") REFERENCES "public"."labels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_labels" ADD CONSTRAINT "payment_labels_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_labels" ADD CONSTRAINT "payment_labels_label_id_fkey" FOREIGN KEY ("label_id") REFERENCES "public"."labels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_labels" ADD CONSTRAINT "person_labels_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_labels" ADD CONSTRAINT "person_labels_label_id_fkey" FOREIGN KEY ("label_id") REFERENCES "public"."labels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_care" ADD CONSTRAINT "person_care_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_care" ADD CONSTRAINT "person_care_assigned_to_fkey" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_labels_label_id_index" ON "message_labels" USING btree ("label_id");--> statement-breakpoint
CREATE INDEX "payment_labels_label_id_index" ON "payment_labels" USING btree ("label_id");--> statement-breakpoint
CREATE INDEX "person_labels_label_id_index" ON "person_labels" USING btree ("label_id");--> statement-breakpoint
CREATE INDEX "person_care_assigned_to_index" ON "person_care" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "person_care_follow_up_index" ON "person_care" USING btree ("follow_up_on") WHERE "person_care"."follow_up_on" is not null;