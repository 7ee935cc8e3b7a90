-- A name for comparing, as `folded` of the server makes it.
CREATE FUNCTION folded_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ' ' || CASE WHEN octet_length(name) = length(name)
    THEN replace(replace(replace(replace(lower(name), '.', ' '), '-', ' '), '&', ' '), ',', ' ')
    ELSE translate(lower(name), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ.-&,', 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc    ') END || ' '
$$;--> statement-breakpoint
-- Each word with a blank before it, and each end of it: an index of them finds words by any part. Five hundred letters are as many
-- as a lexeme may have.
CREATE FUNCTION word_parts(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
  SELECT array_to_tsvector(coalesce(array_agg(CASE place WHEN 0 THEN ' ' || left(word, 500) ELSE substr(word, place, 500) END), '{}'))
  FROM string_to_table(words, ' ') AS word, generate_series(0, length(word)) AS place WHERE word <> ''
$$;--> statement-breakpoint
CREATE INDEX "orders_numbers_index" ON "orders" USING gin (word_parts(lower(coalesce("temp_number", '') || ' ' || coalesce("perm_number", '')))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "payments_payer_email_index" ON "payments" USING gin (word_parts(lower(coalesce("payer_email", '')))) WITH (fastupdate=false) WHERE "payments"."payer_email" is not null;--> statement-breakpoint
CREATE INDEX "payment_entries_reference_index" ON "payment_entries" USING gin (word_parts(lower(coalesce("reference", '')))) WITH (fastupdate=false) WHERE "payment_entries"."reference" is not null;--> statement-breakpoint
CREATE INDEX "people_names_index" ON "people" USING gin (word_parts(folded_name("first_name" || ' ' || "last_name" || ' ' || coalesce("family_name", '')))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "people_contacts_index" ON "people" USING gin (word_parts(lower(coalesce("email", '') || ' ' || coalesce("city", '') || ' ' || coalesce("address_line1", '') || ' ' || coalesce("mobile_country_code" || "mobile_number", '')))) WITH (fastupdate=false);--> statement-breakpoint
-- Without these figures, a search would be planned as if it found every fiftieth.
ANALYZE "people", "orders", "payments", "payment_entries";
