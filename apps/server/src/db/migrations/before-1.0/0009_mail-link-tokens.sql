ALTER TABLE "outbox_mails" ADD COLUMN "link_token" text;--> statement-breakpoint
-- Mails that were sent or given up keep no token of a link that opens an account. Those that wait are sent as they are by
-- whichever version sends them; afterwards the same is done to them.
UPDATE "outbox_mails" SET
  "text" = regexp_replace("text", '/(set|reset)-password/[A-Za-z0-9_-]+', '/\1-password/hidden-link', 'g'),
  "html" = regexp_replace("html", '/(set|reset)-password/[A-Za-z0-9_-]+', '/\1-password/hidden-link', 'g')
  WHERE ("sent_at" IS NOT NULL OR "dead_at" IS NOT NULL) AND "text" ~ '/(set|reset)-password/';
