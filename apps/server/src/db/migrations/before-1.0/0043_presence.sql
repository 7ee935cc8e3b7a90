CREATE TABLE "presence" (
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"tab_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presence_pkey" PRIMARY KEY("kind","record_id","session_id","tab_id"),
	CONSTRAINT "presence_kind_known" CHECK ("presence"."kind" in ('REGISTRATION', 'PAYMENT', 'CONSENT'))
);
--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presence_session_id_index" ON "presence" USING btree ("session_id");