-- Numbers of several rooms were typed into one text; from now on they are separated as `joinRoomNumbers` does, each once.
UPDATE "hotel_stays"
SET "confirmation_number" = (
	SELECT string_agg("number", ', ' ORDER BY "place")
	FROM (
		SELECT DISTINCT ON (lower("number")) "number", "place"
		FROM regexp_split_to_table("confirmation_number", '\s*,\s*') WITH ORDINALITY AS "part" ("number", "place")
		WHERE "number" <> ''
		ORDER BY lower("number"), "place"
	) AS "distinct_numbers"
)
WHERE "confirmation_number" LIKE '%,%';
