CREATE TABLE "convention_translations" (
	"convention_id" uuid NOT NULL,
	"pairs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "convention_translations_pkey" PRIMARY KEY("convention_id")
);
--> statement-breakpoint
ALTER TABLE "convention_translations" ADD CONSTRAINT "convention_translations_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE cascade ON UPDATE no action;