CREATE UNIQUE INDEX "orders_perm_number_body_unique" ON "orders" USING btree (substr("perm_number", 2, 5));
--> statement-breakpoint
-- The two sequences spell the same bodies: from now on they share none. Permanent numbers keep the body of the temporary
-- one, and draw only when an older permanent number of another family has it.
ALTER SEQUENCE "temp_numbers" MAXVALUE 8605183;
--> statement-breakpoint
SELECT setval('perm_numbers', greatest(8605184, last_value), "last_value" >= 8605184) FROM "perm_numbers";
