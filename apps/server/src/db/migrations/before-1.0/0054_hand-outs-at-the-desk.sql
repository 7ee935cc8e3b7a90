CREATE TABLE "hand_out_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"order_id" uuid NOT NULL,
	"line_order_id" uuid NOT NULL,
	"line_position" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"overrode" boolean NOT NULL,
	"desk" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hand_out_events_happened_before_recorded" CHECK ("hand_out_events"."happened_at" <= "hand_out_events"."recorded_at")
);
--> statement-breakpoint
ALTER TABLE "hand_out_events" ADD CONSTRAINT "hand_out_events_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_out_events" ADD CONSTRAINT "hand_out_events_line_fkey" FOREIGN KEY ("line_order_id","line_position") REFERENCES "public"."order_line_items"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_out_events" ADD CONSTRAINT "hand_out_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_out_events_line_index" ON "hand_out_events" USING btree ("order_id","line_order_id","line_position","sequence");
--> statement-breakpoint
-- By hand: what happened at the desk stays as it was recorded.
CREATE TRIGGER "hand_out_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "hand_out_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
