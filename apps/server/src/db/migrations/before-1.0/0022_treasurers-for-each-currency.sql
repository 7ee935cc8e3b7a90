ALTER TABLE "treasurers" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "treasurers" ADD COLUMN "payable_to" text;--> statement-breakpoint
ALTER TABLE "treasurers" DROP CONSTRAINT "treasurers_pkey";--> statement-breakpoint
ALTER TABLE "treasurers" ADD CONSTRAINT "treasurers_pkey" PRIMARY KEY("convention_id","currency");--> statement-breakpoint
-- By hand: until now one contact served both currencies. The version before keeps working: it deletes every row of a
-- convention and stores one again, for US dollars.
INSERT INTO "treasurers" ("convention_id", "currency", "full_name", "email", "mobile_country_code", "mobile_number", "address_line1", "address_line2", "address_line3")
  SELECT "convention_id", 'CAD', "full_name", "email", "mobile_country_code", "mobile_number", "address_line1", "address_line2", "address_line3"
  FROM "treasurers" WHERE "currency" = 'USD';
