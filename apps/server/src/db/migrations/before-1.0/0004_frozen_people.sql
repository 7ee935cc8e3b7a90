ALTER TABLE "order_participants" ADD COLUMN "frozen" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
-- Registrations that were sent before keep their people as they are now.
UPDATE "order_participants" AS op SET "frozen" = jsonb_build_object(
  'firstName', p."first_name", 'lastName', p."last_name", 'nickName', p."nick_name", 'familyName', p."family_name",
  'gender', p."gender", 'dob', p."dob", 'maritalStatus', p."marital_status", 'familyFaith', p."family_faith",
  'placeInKerala', p."place_in_kerala", 'parishInKerala', p."parish_in_kerala", 'otherParish', p."other_parish",
  'localUnitId', p."local_unit_id", 'nearByCity', p."near_by_city", 'email', p."email",
  'mobileCountryCode', p."mobile_country_code", 'mobileNumber', p."mobile_number", 'country', p."country",
  'addressLine1', p."address_line1", 'city', p."city", 'state', p."state", 'postCode', p."post_code",
  'receiveNotification', p."receive_notification", 'localUnitName', u."name")
FROM "orders" AS o, "people" AS p LEFT JOIN "organizations" AS u ON u."id" = p."local_unit_id"
WHERE o."id" = op."order_id" AND p."id" = op."person_id" AND o."submitted_at" IS NOT NULL;
