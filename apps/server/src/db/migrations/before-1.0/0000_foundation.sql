CREATE TABLE "account_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "account_tokens_purpose_known" CHECK ("account_tokens"."purpose" in ('SET_PASSWORD', 'RESET_PASSWORD'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"user_agent" text,
	"ip" text,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_by" uuid,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "staff_roles_pkey" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"type" text NOT NULL,
	"password_hash" text,
	"email_verified_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"terms_version" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	CONSTRAINT "users_person_id_unique" UNIQUE("person_id"),
	CONSTRAINT "users_type_known" CHECK ("users"."type" in ('REGISTRANT', 'STAFF'))
);
--> statement-breakpoint
CREATE TABLE "addon_options" (
	"id" uuid PRIMARY KEY NOT NULL,
	"addon_id" uuid NOT NULL,
	"key" text NOT NULL,
	"price" integer NOT NULL,
	"cad_price" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"capacity" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "addon_options_key_unique" UNIQUE("addon_id","key"),
	CONSTRAINT "addon_options_prices_not_negative" CHECK ("addon_options"."price" >= 0 and coalesce("addon_options"."cad_price", 0) >= 0),
	CONSTRAINT "addon_options_taken_within_capacity" CHECK ("addon_options"."taken" >= 0 and ("addon_options"."capacity" is null or "addon_options"."taken" <= "addon_options"."capacity"))
);
--> statement-breakpoint
CREATE TABLE "addons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"convention_id" uuid NOT NULL,
	"title" text NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile_country_code" text NOT NULL,
	"mobile_number" text NOT NULL,
	"country" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"assigned_to" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"sections" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "page_versions_version_unique" UNIQUE("page_id","version"),
	CONSTRAINT "page_versions_version_positive" CHECK ("page_versions"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"design_type" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "pages_design_type_unique" UNIQUE("design_type")
);
--> statement-breakpoint
CREATE TABLE "conventions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"location" text NOT NULL,
	"time_zone" text NOT NULL,
	"early_bird_date" date,
	"early_bird_status" boolean DEFAULT false NOT NULL,
	"banner_url" text,
	"convention_deadline" date NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp with time zone,
	"participant_display" boolean DEFAULT false NOT NULL,
	"upload_family_picture" boolean DEFAULT false NOT NULL,
	"custodian_consent_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conventions_dates_in_order" CHECK ("conventions"."start_date" <= "conventions"."end_date"),
	CONSTRAINT "conventions_deadline_before_end" CHECK ("conventions"."convention_deadline" <= "conventions"."end_date")
);
--> statement-breakpoint
CREATE TABLE "treasurers" (
	"convention_id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile_country_code" text NOT NULL,
	"mobile_number" text NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text NOT NULL,
	"address_line3" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"sha256" text NOT NULL,
	"owner_id" uuid,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "files_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "files_byte_size_positive" CHECK ("files"."byte_size" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_addons" (
	"order_id" uuid NOT NULL,
	"addon_id" uuid NOT NULL,
	"key" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_addons_pkey" PRIMARY KEY("order_id","addon_id","key"),
	CONSTRAINT "order_addons_quantity_range" CHECK ("order_addons"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "order_line_items" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"package_id" uuid,
	"addon_id" uuid,
	"key" text,
	"title" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"cad_unit_price" integer NOT NULL,
	"amount" integer NOT NULL,
	"cad_amount" integer NOT NULL,
	CONSTRAINT "order_line_items_pkey" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_line_items_amount" CHECK ("order_line_items"."amount" = "order_line_items"."unit_price" * "order_line_items"."quantity" and "order_line_items"."cad_amount" = "order_line_items"."cad_unit_price" * "order_line_items"."quantity"),
	CONSTRAINT "order_line_items_not_negative" CHECK ("order_line_items"."unit_price" >= 0 and "order_line_items"."cad_unit_price" >= 0 and "order_line_items"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "order_participants" (
	"order_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"relationship" text NOT NULL,
	"selected" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_participants_pkey" PRIMARY KEY("order_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"convention_id" uuid NOT NULL,
	"parent_order_id" uuid,
	"temp_number" text NOT NULL,
	"perm_number" text,
	"package_id" uuid,
	"special_request" text DEFAULT '' NOT NULL,
	"registration_status" text,
	"payment_status" text,
	"currency" text,
	"net_price" integer,
	"cad_net_price" integer,
	"terms_version" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"reason" text,
	"family_picture_note" text DEFAULT '' NOT NULL,
	"travel_notes" text DEFAULT '' NOT NULL,
	CONSTRAINT "orders_temp_number_unique" UNIQUE("temp_number"),
	CONSTRAINT "orders_perm_number_unique" UNIQUE("perm_number"),
	CONSTRAINT "orders_submitted_is_whole" CHECK (("orders"."submitted_at" is null) = ("orders"."registration_status" is null)
        and ("orders"."submitted_at" is null) = ("orders"."currency" is null)
        and ("orders"."submitted_at" is null) = ("orders"."net_price" is null)
        and ("orders"."submitted_at" is null) = ("orders"."cad_net_price" is null)),
	CONSTRAINT "orders_payment_needs_submission" CHECK ("orders"."payment_status" is null or "orders"."submitted_at" is not null),
	CONSTRAINT "orders_perm_number_when_confirmed" CHECK (("orders"."perm_number" is null) = ("orders"."confirmed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "package_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"package_id" uuid NOT NULL,
	"offer_description" text NOT NULL,
	"sale_price" integer NOT NULL,
	"cad_sale_price" integer NOT NULL,
	"early_bird" boolean DEFAULT false NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "package_offers_position_unique" UNIQUE("package_id","position"),
	CONSTRAINT "package_offers_prices_not_negative" CHECK ("package_offers"."sale_price" >= 0 and "package_offers"."cad_sale_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"convention_id" uuid NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"cad_price" integer NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"logo_type" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"cleared_on_participant_change" boolean DEFAULT false NOT NULL,
	"capacity" integer,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"min_people" integer,
	"max_people" integer,
	"min_age" integer,
	"max_age" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "packages_prices_not_negative" CHECK ("packages"."price" >= 0 and "packages"."cad_price" >= 0),
	CONSTRAINT "packages_seats_within_capacity" CHECK ("packages"."seats_taken" >= 0 and ("packages"."capacity" is null or "packages"."seats_taken" <= "packages"."capacity"))
);
--> statement-breakpoint
CREATE TABLE "payment_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"reference" text,
	"reason" text,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"net_amount" integer NOT NULL,
	"fee_amount" integer NOT NULL,
	"due_amount" integer NOT NULL,
	"payer_email" text,
	"provider_id" text,
	"due_date" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_provider_id_unique" UNIQUE("method","provider_id"),
	CONSTRAINT "payments_due_is_net_plus_fee" CHECK ("payments"."due_amount" = "payments"."net_amount" + "payments"."fee_amount"),
	CONSTRAINT "payments_not_negative" CHECK ("payments"."net_amount" >= 0 and "payments"."fee_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"nick_name" text,
	"family_name" text,
	"gender" text,
	"dob" date,
	"marital_status" text,
	"family_faith" text,
	"place_in_kerala" text,
	"parish_in_kerala" text,
	"other_parish" text,
	"local_unit_id" text,
	"near_by_city" text,
	"email" text,
	"mobile_country_code" text,
	"mobile_number" text,
	"country" text,
	"address_line1" text,
	"city" text,
	"state" text,
	"post_code" text,
	"receive_notification" boolean DEFAULT false NOT NULL,
	"hidden_from_list" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_email_lowercase" CHECK ("people"."email" = lower("people"."email")),
	CONSTRAINT "people_mobile_complete" CHECK (("people"."mobile_country_code" is null) = ("people"."mobile_number" is null))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to_address" text NOT NULL,
	"to_name" text,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"order_id" uuid,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	CONSTRAINT "outbox_mails_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "airports" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "organizations_type_known" CHECK ("organizations"."type" in ('LOCAL_UNIT', 'PARISH'))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hotel_stays" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"hotel_name" text,
	"confirmation_number" text,
	"address" text,
	"phone_number" text,
	"checked_in_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "travel_legs" (
	"order_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"transportation_required" boolean NOT NULL,
	"airport_code" text,
	"date" date,
	"time" time,
	"flight_number" text,
	"number_of_passengers" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "travel_legs_pkey" PRIMARY KEY("order_id","direction"),
	CONSTRAINT "travel_legs_passengers_range" CHECK ("travel_legs"."number_of_passengers" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_granted_by_fkey" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addon_options" ADD CONSTRAINT "addon_options_addon_id_fkey" FOREIGN KEY ("addon_id") REFERENCES "public"."addons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addons" ADD CONSTRAINT "addons_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigned_to_fkey" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treasurers" ADD CONSTRAINT "treasurers_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_addons" ADD CONSTRAINT "order_addons_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_addons" ADD CONSTRAINT "order_addons_addon_id_fkey" FOREIGN KEY ("addon_id") REFERENCES "public"."addons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_items" ADD CONSTRAINT "order_line_items_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_items" ADD CONSTRAINT "order_line_items_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_items" ADD CONSTRAINT "order_line_items_addon_id_fkey" FOREIGN KEY ("addon_id") REFERENCES "public"."addons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_participants" ADD CONSTRAINT "order_participants_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_participants" ADD CONSTRAINT "order_participants_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_parent_order_id_fkey" FOREIGN KEY ("parent_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_offers" ADD CONSTRAINT "package_offers_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_convention_id_fkey" FOREIGN KEY ("convention_id") REFERENCES "public"."conventions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_local_unit_id_fkey" FOREIGN KEY ("local_unit_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_stays" ADD CONSTRAINT "hotel_stays_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_legs" ADD CONSTRAINT "travel_legs_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_legs" ADD CONSTRAINT "travel_legs_airport_code_fkey" FOREIGN KEY ("airport_code") REFERENCES "public"."airports"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_user_id_index" ON "account_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "addons_convention_id_index" ON "addons" USING btree ("convention_id","position");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "page_versions_one_published" ON "page_versions" USING btree ("page_id") WHERE "page_versions"."state" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "page_versions_page_id_index" ON "page_versions" USING btree ("page_id","version");--> statement-breakpoint
CREATE INDEX "conventions_active_index" ON "conventions" USING btree ("active","start_date");--> statement-breakpoint
CREATE INDEX "files_order_id_index" ON "files" USING btree ("order_id","kind");--> statement-breakpoint
CREATE INDEX "files_owner_id_index" ON "files" USING btree ("owner_id","kind");--> statement-breakpoint
CREATE INDEX "order_participants_person_id_index" ON "order_participants" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_participants_relationship_once" ON "order_participants" USING btree ("order_id","relationship") WHERE "order_participants"."relationship" not in ('SON', 'DAUGHTER');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_living_per_convention" ON "orders" USING btree ("user_id","convention_id") WHERE "orders"."parent_order_id" is null and "orders"."cancelled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_addon_order" ON "orders" USING btree ("parent_order_id") WHERE "orders"."parent_order_id" is not null and "orders"."cancelled_at" is null and "orders"."submitted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_convention_list_index" ON "orders" USING btree ("convention_id","registration_status","submitted_at");--> statement-breakpoint
CREATE INDEX "orders_payment_status_index" ON "orders" USING btree ("payment_status","submitted_at");--> statement-breakpoint
CREATE INDEX "orders_package_id_index" ON "orders" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "packages_convention_id_index" ON "packages" USING btree ("convention_id","position");--> statement-breakpoint
CREATE INDEX "payment_entries_payment_id_index" ON "payment_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_per_order" ON "payments" USING btree ("order_id") WHERE "payments"."state" in ('PENDING_PAYMENT_APPROVAL', 'PAYMENT_RECEIVED', 'PAYMENT_APPROVED');--> statement-breakpoint
CREATE INDEX "payments_state_index" ON "payments" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email_unique" ON "people" USING btree ("email");--> statement-breakpoint
CREATE INDEX "people_local_unit_id_index" ON "people" USING btree ("local_unit_id");--> statement-breakpoint
CREATE INDEX "people_name_index" ON "people" USING btree (lower("last_name"),lower("first_name"));--> statement-breakpoint
CREATE INDEX "audit_log_entity_index" ON "audit_log" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_index" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "outbox_mails_created_at_index" ON "outbox_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_mails_order_id_index" ON "outbox_mails" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "outbox_mails_waiting_index" ON "outbox_mails" USING btree ("created_at") WHERE "outbox_mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "organizations_type_index" ON "organizations" USING btree ("type","position","name");