CREATE TABLE "site_notices" (
	"code" text PRIMARY KEY NOT NULL,
	"message" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
