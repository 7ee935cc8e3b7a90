CREATE TABLE "paypal_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"net_amount" integer NOT NULL,
	"fee_amount" integer NOT NULL,
	"due_amount" integer NOT NULL,
	"provider_order_id" text,
	"approve_url" text,
	"capture_id" text,
	"payment_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paypal_attempts_provider_order_id_unique" UNIQUE("provider_order_id"),
	CONSTRAINT "paypal_attempts_capture_id_unique" UNIQUE("capture_id"),
	CONSTRAINT "paypal_attempts_due_is_net_plus_fee" CHECK ("paypal_attempts"."due_amount" = "paypal_attempts"."net_amount" + "paypal_attempts"."fee_amount")
);
--> statement-breakpoint
CREATE TABLE "paypal_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paypal_attempts" ADD CONSTRAINT "paypal_attempts_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paypal_attempts" ADD CONSTRAINT "paypal_attempts_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paypal_attempts_one_open_per_order" ON "paypal_attempts" USING btree ("order_id") WHERE "paypal_attempts"."state" in ('OPEN', 'CAPTURING');--> statement-breakpoint
CREATE INDEX "paypal_attempts_payment_id_index" ON "paypal_attempts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "paypal_events_received_at_index" ON "paypal_events" USING btree ("received_at");