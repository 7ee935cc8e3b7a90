CREATE TABLE "readiness_facts" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"convention_id" uuid NOT NULL,
	"active" boolean NOT NULL,
	"approved" boolean NOT NULL,
	"confirmed" boolean NOT NULL,
	"money_weight" integer NOT NULL,
	"minors" integer NOT NULL,
	"missing_consents" integer NOT NULL,
	"consents_to_check" integer NOT NULL,
	"lacks_card" boolean NOT NULL,
	"lacks_answer_from" date,
	"waits_until" timestamp with time zone,
	"has_picture" boolean NOT NULL,
	"has_travel_plans" boolean NOT NULL,
	"has_hotel_number" boolean NOT NULL,
	"needs_room" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stale_readiness" (
	"subject_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stale_readiness_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "stale_readiness_pkey" PRIMARY KEY("subject_id","id")
);
--> statement-breakpoint
CREATE INDEX "readiness_facts_convention_id_index" ON "readiness_facts" USING btree ("convention_id");--> statement-breakpoint
-- Triggers for each statement: `changed` has its new rows, or those that it deleted, and `before` those that it updated, as they were.
CREATE FUNCTION mark_registrations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_readiness (subject_id) SELECT DISTINCT order_id FROM changed;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO stale_readiness (subject_id) SELECT order_id FROM before EXCEPT SELECT order_id FROM changed;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- The money of an add-on order counts with its registration.
CREATE FUNCTION mark_registrations_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_readiness (subject_id) SELECT DISTINCT coalesce(parent_order_id, id) FROM changed;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO stale_readiness (subject_id)
      SELECT coalesce(parent_order_id, id) FROM before EXCEPT SELECT coalesce(parent_order_id, id) FROM changed;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION mark_registrations_of_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_readiness (subject_id)
    SELECT DISTINCT coalesce(o.parent_order_id, o.id) FROM changed c JOIN orders o ON o.id = c.order_id;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO stale_readiness (subject_id)
      SELECT DISTINCT coalesce(o.parent_order_id, o.id)
      FROM (SELECT order_id FROM before EXCEPT SELECT order_id FROM changed) c JOIN orders o ON o.id = c.order_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION mark_registrations_of_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_readiness (subject_id)
    SELECT DISTINCT coalesce(o.parent_order_id, o.id)
    FROM changed c JOIN payments p ON p.id = c.payment_id JOIN orders o ON o.id = p.order_id;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO stale_readiness (subject_id)
      SELECT DISTINCT coalesce(o.parent_order_id, o.id)
      FROM (SELECT payment_id FROM before EXCEPT SELECT payment_id FROM changed) c
      JOIN payments p ON p.id = c.payment_id JOIN orders o ON o.id = p.order_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- A convention is named, not its registrations: one that is stored meanwhile would be missed.
CREATE FUNCTION mark_conventions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_readiness (subject_id)
    SELECT c.id FROM changed c JOIN before b ON b.id = c.id WHERE c.start_date IS DISTINCT FROM b.start_date;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION mark_conventions_of_packages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_readiness (subject_id)
    SELECT DISTINCT c.convention_id FROM changed c JOIN before b ON b.id = c.id
    WHERE c.includes_room IS DISTINCT FROM b.includes_room;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION mark_conventions_of_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO stale_readiness (subject_id)
      SELECT DISTINCT unnest(ARRAY[c.convention_id, b.convention_id]) FROM changed c JOIN before b ON b.id = c.id
      WHERE (c.convention_id, c.required, c.asked_of, c.asked_from, c.from_age, c.to_age, c.retired_at)
        IS DISTINCT FROM (b.convention_id, b.required, b.asked_of, b.asked_from, b.from_age, b.to_age, b.retired_at);
  ELSE
    INSERT INTO stale_readiness (subject_id) SELECT DISTINCT convention_id FROM changed;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER consents_inserted_mark_readiness AFTER INSERT ON consents REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER consents_updated_mark_readiness AFTER UPDATE ON consents REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER consents_deleted_mark_readiness AFTER DELETE ON consents REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER convention_answers_inserted_mark_readiness AFTER INSERT ON convention_answers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER convention_answers_updated_mark_readiness AFTER UPDATE ON convention_answers REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER convention_answers_deleted_mark_readiness AFTER DELETE ON convention_answers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER family_pictures_inserted_mark_readiness AFTER INSERT ON family_pictures REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER family_pictures_updated_mark_readiness AFTER UPDATE ON family_pictures REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER family_pictures_deleted_mark_readiness AFTER DELETE ON family_pictures REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER hotel_stays_inserted_mark_readiness AFTER INSERT ON hotel_stays REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER hotel_stays_updated_mark_readiness AFTER UPDATE ON hotel_stays REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER hotel_stays_deleted_mark_readiness AFTER DELETE ON hotel_stays REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER order_participants_inserted_mark_readiness AFTER INSERT ON order_participants REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER order_participants_updated_mark_readiness AFTER UPDATE ON order_participants REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER order_participants_deleted_mark_readiness AFTER DELETE ON order_participants REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER person_cards_inserted_mark_readiness AFTER INSERT ON person_cards REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER person_cards_updated_mark_readiness AFTER UPDATE ON person_cards REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER person_cards_deleted_mark_readiness AFTER DELETE ON person_cards REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER registration_questions_inserted_mark_readiness AFTER INSERT ON registration_questions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER registration_questions_updated_mark_readiness AFTER UPDATE ON registration_questions REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER registration_questions_deleted_mark_readiness AFTER DELETE ON registration_questions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER travel_legs_inserted_mark_readiness AFTER INSERT ON travel_legs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER travel_legs_updated_mark_readiness AFTER UPDATE ON travel_legs REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER travel_legs_deleted_mark_readiness AFTER DELETE ON travel_legs REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations();--> statement-breakpoint
CREATE TRIGGER orders_inserted_mark_readiness AFTER INSERT ON orders REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations_of_orders();--> statement-breakpoint
CREATE TRIGGER orders_updated_mark_readiness AFTER UPDATE ON orders REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations_of_orders();--> statement-breakpoint
CREATE TRIGGER orders_deleted_mark_readiness AFTER DELETE ON orders REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations_of_orders();--> statement-breakpoint
CREATE TRIGGER payments_inserted_mark_readiness AFTER INSERT ON payments REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations_of_payments();--> statement-breakpoint
CREATE TRIGGER payments_updated_mark_readiness AFTER UPDATE ON payments REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations_of_payments();--> statement-breakpoint
CREATE TRIGGER payments_deleted_mark_readiness AFTER DELETE ON payments REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations_of_payments();--> statement-breakpoint
CREATE TRIGGER payment_entries_inserted_mark_readiness AFTER INSERT ON payment_entries REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations_of_entries();--> statement-breakpoint
CREATE TRIGGER payment_entries_updated_mark_readiness AFTER UPDATE ON payment_entries REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations_of_entries();--> statement-breakpoint
CREATE TRIGGER payment_entries_deleted_mark_readiness AFTER DELETE ON payment_entries REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_registrations_of_entries();--> statement-breakpoint
CREATE TRIGGER conventions_updated_mark_readiness AFTER UPDATE ON conventions REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_conventions();--> statement-breakpoint
CREATE TRIGGER packages_updated_mark_readiness AFTER UPDATE ON packages REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_conventions_of_packages();--> statement-breakpoint
CREATE TRIGGER convention_questions_inserted_mark_readiness AFTER INSERT ON convention_questions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_conventions_of_questions();--> statement-breakpoint
CREATE TRIGGER convention_questions_updated_mark_readiness AFTER UPDATE ON convention_questions REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_conventions_of_questions();--> statement-breakpoint
CREATE TRIGGER convention_questions_deleted_mark_readiness AFTER DELETE ON convention_questions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_conventions_of_questions();--> statement-breakpoint
-- Nothing is stored yet: until it is, all registrations are computed.
INSERT INTO stale_readiness (subject_id) SELECT id FROM conventions;
