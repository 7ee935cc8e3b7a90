CREATE INDEX "people_dob_index" ON "people" USING btree ("dob");--> statement-breakpoint
CREATE INDEX "people_mobile_number_index" ON "people" USING btree ("mobile_number");--> statement-breakpoint
CREATE INDEX "people_address_index" ON "people" USING btree ((lower(regexp_replace(nullif("address_line1", ''), '[^[:alnum:]]', '', 'g')) || left(replace(upper(nullif("post_code", '')), ' ', ''), 5)));--> statement-breakpoint
CREATE INDEX "people_parish_index" ON "people" USING btree (nullif(lower(coalesce(nullif("other_parish", ''), "parish_in_kerala")), ''));--> statement-breakpoint
CREATE INDEX "person_cards_access_needs_index" ON "person_cards" USING btree ("order_id") WHERE cardinality("person_cards"."access_needs") > 0;--> statement-breakpoint
-- Figures about what the indexes are of.
ANALYZE "people";
