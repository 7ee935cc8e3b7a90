-- The schema of version 1.0.0. A database that was made before it gets here by the steps in before-1.0, which end with the
-- same schema. Later changes are migrations of their own: this file stays as it is.
CREATE SEQUENCE perm_numbers MAXVALUE 17210367;--> statement-breakpoint
CREATE SEQUENCE temp_numbers MAXVALUE 8605183;--> statement-breakpoint
CREATE TABLE account_tokens (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  purpose text NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CONSTRAINT account_tokens_purpose_known CHECK ((purpose = ANY (ARRAY['SET_PASSWORD'::text, 'RESET_PASSWORD'::text]))),
  CONSTRAINT account_tokens_pkey PRIMARY KEY (id),
  CONSTRAINT account_tokens_token_hash_unique UNIQUE (token_hash)
);--> statement-breakpoint
CREATE TABLE addon_options (
  id uuid NOT NULL,
  addon_id uuid NOT NULL,
  key text NOT NULL,
  price integer NOT NULL,
  cad_price integer,
  "position" integer DEFAULT 0 NOT NULL,
  capacity integer,
  taken integer DEFAULT 0 NOT NULL,
  CONSTRAINT addon_options_prices_not_negative CHECK (((price >= 0) AND (COALESCE(cad_price, 0) >= 0))),
  CONSTRAINT addon_options_taken_within_capacity CHECK (((taken >= 0) AND ((capacity IS NULL) OR (taken <= capacity)))),
  CONSTRAINT addon_options_key_unique UNIQUE (addon_id, key),
  CONSTRAINT addon_options_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE addons (
  id uuid NOT NULL,
  convention_id uuid NOT NULL,
  title text NOT NULL,
  short_description text DEFAULT ''::text NOT NULL,
  type text NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  active boolean DEFAULT true NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  revision integer DEFAULT 0 NOT NULL,
  CONSTRAINT addons_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE airports (
  code text NOT NULL,
  name text NOT NULL,
  active boolean DEFAULT true NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  revision integer DEFAULT 0 NOT NULL,
  CONSTRAINT airports_pkey PRIMARY KEY (code)
);--> statement-breakpoint
CREATE TABLE arrival_events (
  id uuid NOT NULL,
  sequence bigserial NOT NULL,
  order_id uuid NOT NULL,
  person_id uuid NOT NULL,
  kind text NOT NULL,
  overrode boolean NOT NULL,
  desk text NOT NULL,
  actor_id uuid NOT NULL,
  happened_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL,
  consent text,
  CONSTRAINT arrival_events_happened_before_recorded CHECK ((happened_at <= recorded_at)),
  CONSTRAINT arrival_events_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE audit_log (
  id bigserial NOT NULL,
  at timestamptz DEFAULT now() NOT NULL,
  actor_id uuid,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL,
  before jsonb,
  after jsonb,
  reason text,
  request_id text,
  network text,
  actor_system text,
  CONSTRAINT audit_log_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE bank_column_mappings (
  header_key text NOT NULL,
  mapping jsonb NOT NULL,
  updated_by uuid NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT bank_column_mappings_pkey PRIMARY KEY (header_key)
);--> statement-breakpoint
CREATE TABLE bank_line_allocations (
  id uuid NOT NULL,
  line_id uuid NOT NULL,
  order_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  amount integer NOT NULL,
  created_payment boolean NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  undone_at timestamptz,
  CONSTRAINT bank_line_allocations_amount_positive CHECK ((amount > 0)),
  CONSTRAINT bank_line_allocations_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE bank_statement_lines (
  id uuid NOT NULL,
  statement_id uuid NOT NULL,
  "position" integer NOT NULL,
  fingerprint text NOT NULL,
  text_key text NOT NULL,
  booked_on date NOT NULL,
  cents bigint NOT NULL,
  currency text NOT NULL,
  direction text NOT NULL,
  payer text NOT NULL,
  memo text NOT NULL,
  reference text NOT NULL,
  raw text NOT NULL,
  state text DEFAULT 'OPEN'::text NOT NULL,
  revision integer DEFAULT 0 NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  row_key text,
  CONSTRAINT bank_statement_lines_cents_not_negative CHECK ((cents >= 0)),
  CONSTRAINT bank_statement_lines_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE bank_statements (
  id uuid NOT NULL,
  file_name text NOT NULL,
  format text NOT NULL,
  known_lines integer DEFAULT 0 NOT NULL,
  imported_by uuid NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  undone_by uuid,
  undone_at timestamptz,
  CONSTRAINT bank_statements_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE book_closings (
  id uuid NOT NULL,
  convention_id uuid NOT NULL,
  currency text NOT NULL,
  day date NOT NULL,
  totals jsonb NOT NULL,
  net integer NOT NULL,
  entries integer NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  closed_at timestamptz NOT NULL,
  closed_by uuid NOT NULL,
  reopened_at timestamptz,
  reopened_by uuid,
  reopen_reason text,
  CONSTRAINT book_closings_reopened_by_somebody CHECK ((((reopened_at IS NULL) = (reopened_by IS NULL)) AND ((reopened_at IS NULL) = (reopen_reason IS NULL)))),
  CONSTRAINT book_closings_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE consents (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  file_id uuid NOT NULL,
  minor_id uuid,
  responsible_id uuid NOT NULL,
  state text DEFAULT 'SENT'::text NOT NULL,
  reason text,
  revision integer DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  decided_at timestamptz,
  decided_by uuid,
  CONSTRAINT consents_returned_with_a_reason CHECK (((state = 'RETURNED'::text) = (reason IS NOT NULL))),
  CONSTRAINT consents_file_id_unique UNIQUE (file_id),
  CONSTRAINT consents_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE contact_answers (
  id uuid NOT NULL,
  message_id uuid NOT NULL,
  author_id uuid NOT NULL,
  body text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT contact_answers_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE contact_messages (
  id uuid NOT NULL,
  full_name text NOT NULL,
  email text NOT NULL,
  mobile_country_code text NOT NULL,
  mobile_number text NOT NULL,
  country text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  assigned_to uuid,
  created_at timestamptz DEFAULT now() NOT NULL,
  closed_at timestamptz,
  CONSTRAINT contact_messages_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE conventions (
  id uuid NOT NULL,
  name text NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  location text NOT NULL,
  time_zone text NOT NULL,
  early_bird_date date,
  early_bird_status boolean DEFAULT false NOT NULL,
  banner_url text,
  convention_deadline date NOT NULL,
  active boolean DEFAULT false NOT NULL,
  opened_at timestamptz,
  participant_display boolean DEFAULT false NOT NULL,
  upload_family_picture boolean DEFAULT false NOT NULL,
  custodian_consent_url text,
  created_at timestamptz DEFAULT now() NOT NULL,
  revision integer DEFAULT 0 NOT NULL,
  checklist_reminders boolean DEFAULT false NOT NULL,
  CONSTRAINT conventions_dates_in_order CHECK ((start_date <= end_date)),
  CONSTRAINT conventions_deadline_before_end CHECK ((convention_deadline <= end_date)),
  CONSTRAINT conventions_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE deposit_slip_checks (
  id uuid NOT NULL,
  slip_id uuid NOT NULL,
  check_id uuid NOT NULL,
  released_at timestamptz,
  CONSTRAINT deposit_slip_checks_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE deposit_slips (
  id uuid NOT NULL,
  number integer NOT NULL,
  convention_id uuid NOT NULL,
  currency text NOT NULL,
  account text NOT NULL,
  day date NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  at_bank_on date,
  bank_line_id uuid,
  taken_back_at timestamptz,
  taken_back_by uuid,
  CONSTRAINT deposit_slips_not_taken_back_when_matched CHECK (((taken_back_at IS NULL) OR (bank_line_id IS NULL))),
  CONSTRAINT deposit_slips_taken_back_by_somebody CHECK (((taken_back_at IS NULL) = (taken_back_by IS NULL))),
  CONSTRAINT deposit_slips_bank_line_id_unique UNIQUE (bank_line_id),
  CONSTRAINT deposit_slips_number_unique UNIQUE (number),
  CONSTRAINT deposit_slips_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE discount_code_packages (
  discount_code_id uuid NOT NULL,
  package_id uuid NOT NULL,
  CONSTRAINT discount_code_packages_pkey PRIMARY KEY (discount_code_id, package_id)
);--> statement-breakpoint
CREATE TABLE discount_codes (
  id uuid NOT NULL,
  convention_id uuid NOT NULL,
  code text NOT NULL,
  folded_code text NOT NULL,
  title text NOT NULL,
  percent integer,
  amount integer,
  cad_amount integer,
  scope text NOT NULL,
  valid_from date,
  valid_until date,
  max_uses integer,
  max_uses_per_family integer,
  budget integer,
  cad_budget integer,
  uses integer DEFAULT 0 NOT NULL,
  spent integer DEFAULT 0 NOT NULL,
  cad_spent integer DEFAULT 0 NOT NULL,
  batch text,
  active boolean DEFAULT true NOT NULL,
  revision integer DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT discount_codes_percent_or_amount CHECK (
CASE
  WHEN (percent IS NULL) THEN ((COALESCE(amount, '-1'::integer) >= 0) AND (COALESCE(cad_amount, '-1'::integer) >= 0))
  ELSE (percent BETWEEN 1 AND 100 AND (amount IS NULL) AND (cad_amount IS NULL))
END),
  CONSTRAINT discount_codes_used_within_limits CHECK (((uses >= 0) AND (spent >= 0) AND (cad_spent >= 0) AND ((max_uses IS NULL) OR (uses <= max_uses)) AND ((budget IS NULL) OR (spent <= budget)) AND ((cad_budget IS NULL) OR (cad_spent <= cad_budget)))),
  CONSTRAINT discount_codes_folded_code_unique UNIQUE (convention_id, folded_code),
  CONSTRAINT discount_codes_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE family_pictures (
  order_id uuid NOT NULL,
  file_id uuid NOT NULL,
  edited_file_id uuid,
  state text DEFAULT 'SENT'::text NOT NULL,
  reason text,
  revision integer DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  decided_at timestamptz,
  decided_by uuid,
  CONSTRAINT family_pictures_hidden_with_a_reason CHECK (((state = 'HIDDEN'::text) = (reason IS NOT NULL))),
  CONSTRAINT family_pictures_edited_file_id_unique UNIQUE (edited_file_id),
  CONSTRAINT family_pictures_file_id_unique UNIQUE (file_id),
  CONSTRAINT family_pictures_pkey PRIMARY KEY (order_id)
);--> statement-breakpoint
CREATE TABLE files (
  id uuid NOT NULL,
  kind text NOT NULL,
  storage_key text NOT NULL,
  file_name text NOT NULL,
  content_type text NOT NULL,
  byte_size integer NOT NULL,
  sha256 text NOT NULL,
  owner_id uuid,
  order_id uuid,
  created_at timestamptz DEFAULT now() NOT NULL,
  deleted_at timestamptz,
  public_key text,
  contact_message_id uuid,
  CONSTRAINT files_byte_size_positive CHECK ((byte_size > 0)),
  CONSTRAINT files_pkey PRIMARY KEY (id),
  CONSTRAINT files_public_key_unique UNIQUE (public_key),
  CONSTRAINT files_storage_key_unique UNIQUE (storage_key)
);--> statement-breakpoint
CREATE TABLE hand_out_events (
  id uuid NOT NULL,
  sequence bigserial NOT NULL,
  order_id uuid NOT NULL,
  line_order_id uuid NOT NULL,
  line_position integer NOT NULL,
  kind text NOT NULL,
  quantity integer NOT NULL,
  overrode boolean NOT NULL,
  desk text NOT NULL,
  actor_id uuid NOT NULL,
  happened_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL,
  CONSTRAINT hand_out_events_happened_before_recorded CHECK ((happened_at <= recorded_at)),
  CONSTRAINT hand_out_events_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE hotel_room_guests (
  order_id uuid NOT NULL,
  person_id uuid NOT NULL,
  room integer NOT NULL,
  CONSTRAINT hotel_room_guests_room_range CHECK (((room >= 1) AND (room <= 30))),
  CONSTRAINT hotel_room_guests_pkey PRIMARY KEY (order_id, person_id)
);--> statement-breakpoint
CREATE TABLE hotel_settings (
  convention_id uuid NOT NULL,
  hotel_name text DEFAULT ''::text NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  phone_number text DEFAULT ''::text NOT NULL,
  room_capacity integer DEFAULT 4 NOT NULL,
  block_rooms integer,
  cutoff_date date,
  export_columns jsonb,
  revision integer DEFAULT 0 NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  check_in_days_before integer DEFAULT 1 NOT NULL,
  CONSTRAINT hotel_settings_block_range CHECK (((block_rooms >= 1) AND (block_rooms <= 10000))),
  CONSTRAINT hotel_settings_capacity_range CHECK (((room_capacity >= 1) AND (room_capacity <= 8))),
  CONSTRAINT hotel_settings_check_in_range CHECK (((check_in_days_before >= 0) AND (check_in_days_before <= 366))),
  CONSTRAINT hotel_settings_pkey PRIMARY KEY (convention_id)
);--> statement-breakpoint
CREATE TABLE hotel_stay_decisions (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  before jsonb NOT NULL,
  revision_after integer NOT NULL,
  updated_after timestamptz NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  undone_at timestamptz,
  CONSTRAINT hotel_stay_decisions_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE hotel_stays (
  order_id uuid NOT NULL,
  hotel_name text,
  confirmation_number text,
  address text,
  phone_number text,
  checked_in_at timestamptz,
  updated_at timestamptz DEFAULT now() NOT NULL,
  numbered_at timestamptz,
  revision integer DEFAULT 0 NOT NULL,
  needs_room boolean,
  needs_room_said_by uuid,
  needs_room_said_at timestamptz,
  checked_in_by_family boolean DEFAULT false NOT NULL,
  CONSTRAINT hotel_stays_pkey PRIMARY KEY (order_id)
);--> statement-breakpoint
CREATE TABLE idempotency_keys (
  id bytea NOT NULL,
  request_hash bytea NOT NULL,
  user_id uuid,
  answer json,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE labels (
  id uuid NOT NULL,
  name text NOT NULL,
  color text NOT NULL,
  revision integer DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT labels_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE media (
  id uuid NOT NULL,
  kind text NOT NULL,
  file_id uuid NOT NULL,
  alt_text text NOT NULL,
  width integer,
  height integer,
  color text,
  cropped_from_id uuid,
  renditions_at timestamptz,
  created_by uuid,
  created_at timestamptz DEFAULT now() NOT NULL,
  revision integer DEFAULT 0 NOT NULL,
  CONSTRAINT media_kind_known CHECK ((kind = ANY (ARRAY['IMAGE'::text, 'PDF'::text, 'VIDEO'::text]))),
  CONSTRAINT media_picture_has_size CHECK (((kind <> 'IMAGE'::text) OR ((width > 0) AND (height > 0) AND (color IS NOT NULL)))),
  CONSTRAINT media_file_id_unique UNIQUE (file_id),
  CONSTRAINT media_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE media_renditions (
  media_id uuid NOT NULL,
  format text NOT NULL,
  width integer NOT NULL,
  file_id uuid NOT NULL,
  CONSTRAINT media_renditions_width_positive CHECK ((width > 0)),
  CONSTRAINT media_renditions_file_id_unique UNIQUE (file_id),
  CONSTRAINT media_renditions_pkey PRIMARY KEY (media_id, format, width)
);--> statement-breakpoint
CREATE TABLE order_addons (
  order_id uuid NOT NULL,
  addon_id uuid NOT NULL,
  key text NOT NULL,
  quantity integer NOT NULL,
  CONSTRAINT order_addons_quantity_range CHECK (((quantity >= 1) AND (quantity <= 99))),
  CONSTRAINT order_addons_pkey PRIMARY KEY (order_id, addon_id, key)
);--> statement-breakpoint
CREATE TABLE order_labels (
  order_id uuid NOT NULL,
  label_id uuid NOT NULL,
  CONSTRAINT order_labels_pkey PRIMARY KEY (order_id, label_id)
);--> statement-breakpoint
CREATE TABLE order_line_items (
  order_id uuid NOT NULL,
  "position" integer NOT NULL,
  kind text NOT NULL,
  package_id uuid,
  addon_id uuid,
  key text,
  title text NOT NULL,
  quantity integer NOT NULL,
  unit_price integer NOT NULL,
  cad_unit_price integer NOT NULL,
  amount integer NOT NULL,
  cad_amount integer NOT NULL,
  discount_code_id uuid,
  note text,
  removes_position integer,
  CONSTRAINT order_line_items_amount CHECK (((amount = (unit_price * quantity)) AND (cad_amount = (cad_unit_price * quantity)))),
  CONSTRAINT order_line_items_removal_names_its_line CHECK (((kind = 'REMOVAL'::text) = (removes_position IS NOT NULL))),
  CONSTRAINT order_line_items_sign_by_kind CHECK (((quantity >= 1) AND
CASE
  WHEN (kind = ANY (ARRAY['PACKAGE'::text, 'ADDON'::text, 'FEE'::text, 'KEPT_ON_CANCELLATION'::text])) THEN ((unit_price >= 0) AND (cad_unit_price >= 0))
  WHEN (kind = ANY (ARRAY['DISCOUNT'::text, 'COMP'::text, 'SCHOLARSHIP'::text])) THEN ((unit_price <= 0) AND (cad_unit_price <= 0))
  ELSE (kind = ANY (ARRAY['ADJUSTMENT'::text, 'REMOVAL'::text]))
END)),
  CONSTRAINT order_line_items_pkey PRIMARY KEY (order_id, "position"),
  CONSTRAINT order_line_items_removed_once UNIQUE (order_id, removes_position)
);--> statement-breakpoint
CREATE TABLE order_participants (
  order_id uuid NOT NULL,
  person_id uuid NOT NULL,
  relationship text NOT NULL,
  selected boolean DEFAULT true NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  frozen jsonb,
  revision integer DEFAULT 0 NOT NULL,
  CONSTRAINT order_participants_pkey PRIMARY KEY (order_id, person_id)
);--> statement-breakpoint
CREATE TABLE orders (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  convention_id uuid NOT NULL,
  parent_order_id uuid,
  temp_number text NOT NULL,
  perm_number text,
  package_id uuid,
  special_request text DEFAULT ''::text NOT NULL,
  registration_status text,
  payment_status text,
  currency text,
  net_price integer,
  cad_net_price integer,
  terms_version text,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  submitted_at timestamptz,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  reason text,
  family_picture_note text DEFAULT ''::text NOT NULL,
  travel_notes text DEFAULT ''::text NOT NULL,
  reminded_at timestamptz,
  selection_revision integer DEFAULT 0 NOT NULL,
  rejected_with_registration boolean DEFAULT false NOT NULL,
  discount_code_id uuid,
  travel_revision integer DEFAULT 0 NOT NULL,
  CONSTRAINT orders_payment_needs_submission CHECK (((payment_status IS NULL) OR (submitted_at IS NOT NULL))),
  CONSTRAINT orders_perm_number_when_confirmed CHECK (((perm_number IS NULL) = (confirmed_at IS NULL))),
  CONSTRAINT orders_submitted_is_whole CHECK ((((submitted_at IS NULL) = (registration_status IS NULL)) AND ((submitted_at IS NULL) = (currency IS NULL)) AND ((submitted_at IS NULL) = (net_price IS NULL)) AND ((submitted_at IS NULL) = (cad_net_price IS NULL)))),
  CONSTRAINT orders_perm_number_unique UNIQUE (perm_number),
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT orders_temp_number_unique UNIQUE (temp_number)
);--> statement-breakpoint
CREATE TABLE organizations (
  id text NOT NULL,
  type text NOT NULL,
  name text NOT NULL,
  active boolean DEFAULT true NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  revision integer DEFAULT 0 NOT NULL,
  CONSTRAINT organizations_type_known CHECK ((type = ANY (ARRAY['LOCAL_UNIT'::text, 'PARISH'::text]))),
  CONSTRAINT organizations_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE outbox_mails (
  id uuid NOT NULL,
  kind text NOT NULL,
  to_address text NOT NULL,
  to_name text,
  subject text NOT NULL,
  html text NOT NULL,
  text text NOT NULL,
  dedupe_key text NOT NULL,
  order_id uuid,
  user_id uuid,
  created_at timestamptz DEFAULT now() NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  last_error text,
  sent_at timestamptz,
  dead_at timestamptz,
  link_token text,
  discarded_at timestamptz,
  decision_id uuid,
  delayed_until timestamptz,
  recalled_at timestamptz,
  CONSTRAINT outbox_mails_dedupe_key_unique UNIQUE (dedupe_key),
  CONSTRAINT outbox_mails_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE package_offers (
  id uuid NOT NULL,
  package_id uuid NOT NULL,
  offer_description text NOT NULL,
  sale_price integer NOT NULL,
  cad_sale_price integer NOT NULL,
  early_bird boolean DEFAULT false NOT NULL,
  valid_from date,
  valid_until date,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT package_offers_prices_not_negative CHECK (((sale_price >= 0) AND (cad_sale_price >= 0))),
  CONSTRAINT package_offers_pkey PRIMARY KEY (id),
  CONSTRAINT package_offers_position_unique UNIQUE (package_id, "position")
);--> statement-breakpoint
CREATE TABLE packages (
  id uuid NOT NULL,
  convention_id uuid NOT NULL,
  name text NOT NULL,
  price integer NOT NULL,
  cad_price integer NOT NULL,
  short_description text DEFAULT ''::text NOT NULL,
  benefits text[] DEFAULT '{}'::text[] NOT NULL,
  logo_type text NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  active boolean DEFAULT true NOT NULL,
  cleared_on_participant_change boolean DEFAULT false NOT NULL,
  capacity integer,
  seats_taken integer DEFAULT 0 NOT NULL,
  min_people integer,
  max_people integer,
  min_age integer,
  max_age integer,
  created_at timestamptz DEFAULT now() NOT NULL,
  revision integer DEFAULT 0 NOT NULL,
  includes_room boolean DEFAULT true NOT NULL,
  CONSTRAINT packages_prices_not_negative CHECK (((price >= 0) AND (cad_price >= 0))),
  CONSTRAINT packages_seats_within_capacity CHECK (((seats_taken >= 0) AND ((capacity IS NULL) OR (seats_taken <= capacity)))),
  CONSTRAINT packages_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE page_version_media (
  version_id uuid NOT NULL,
  media_id uuid NOT NULL,
  CONSTRAINT page_version_media_pkey PRIMARY KEY (version_id, media_id)
);--> statement-breakpoint
CREATE TABLE page_versions (
  id uuid NOT NULL,
  page_id uuid NOT NULL,
  version integer NOT NULL,
  state text NOT NULL,
  sections jsonb NOT NULL,
  created_by uuid,
  created_at timestamptz DEFAULT now() NOT NULL,
  published_at timestamptz,
  meta jsonb NOT NULL,
  updated_by uuid,
  updated_at timestamptz DEFAULT now() NOT NULL,
  scheduled_for timestamptz,
  CONSTRAINT page_versions_published_has_time CHECK (((state = ANY (ARRAY['PUBLISHED'::text, 'ARCHIVED'::text])) = (published_at IS NOT NULL))),
  CONSTRAINT page_versions_scheduled_has_time CHECK (((state = 'SCHEDULED'::text) = (scheduled_for IS NOT NULL))),
  CONSTRAINT page_versions_state_known CHECK ((state = ANY (ARRAY['DRAFT'::text, 'SCHEDULED'::text, 'PUBLISHED'::text, 'ARCHIVED'::text]))),
  CONSTRAINT page_versions_version_positive CHECK ((version > 0)),
  CONSTRAINT page_versions_pkey PRIMARY KEY (id),
  CONSTRAINT page_versions_version_unique UNIQUE (page_id, version)
);--> statement-breakpoint
CREATE TABLE pages (
  id uuid NOT NULL,
  design_type text NOT NULL,
  title text NOT NULL,
  revision integer DEFAULT 0 NOT NULL,
  CONSTRAINT pages_design_type_unique UNIQUE (design_type),
  CONSTRAINT pages_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE payment_checks (
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  number text NOT NULL,
  bank text DEFAULT ''::text NOT NULL,
  written_on date NOT NULL,
  received_on date NOT NULL,
  amount integer NOT NULL,
  reversed_as text,
  created_at timestamptz DEFAULT now() NOT NULL,
  decision_id uuid,
  CONSTRAINT payment_checks_amount_positive CHECK ((amount > 0)),
  CONSTRAINT payment_checks_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE payment_decisions (
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  action text NOT NULL,
  state_before text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  undone_at timestamptz,
  CONSTRAINT payment_decisions_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE payment_entries (
  id bigserial NOT NULL,
  payment_id uuid NOT NULL,
  kind text NOT NULL,
  amount integer DEFAULT 0 NOT NULL,
  reference text,
  reason text,
  actor_id uuid,
  created_at timestamptz DEFAULT now() NOT NULL,
  actor_system text,
  refund_id uuid,
  counterpart_payment_id uuid,
  decision_id uuid,
  CONSTRAINT payment_entries_one_actor CHECK (((actor_id IS NULL) OR (actor_system IS NULL))),
  CONSTRAINT payment_entries_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE payments (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  method text NOT NULL,
  state text NOT NULL,
  currency text NOT NULL,
  net_amount integer NOT NULL,
  fee_amount integer NOT NULL,
  due_amount integer NOT NULL,
  payer_email text,
  provider_id text,
  due_date date NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT payments_due_is_net_plus_fee CHECK ((due_amount = (net_amount + fee_amount))),
  CONSTRAINT payments_not_negative CHECK (((net_amount >= 0) AND (fee_amount >= 0))),
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_provider_id_unique UNIQUE (method, provider_id)
);--> statement-breakpoint
CREATE TABLE paypal_attempts (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  state text NOT NULL,
  currency text NOT NULL,
  net_amount integer NOT NULL,
  fee_amount integer NOT NULL,
  due_amount integer NOT NULL,
  provider_order_id text,
  approve_url text,
  capture_id text,
  payment_id uuid,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT paypal_attempts_due_is_net_plus_fee CHECK ((due_amount = (net_amount + fee_amount))),
  CONSTRAINT paypal_attempts_capture_id_unique UNIQUE (capture_id),
  CONSTRAINT paypal_attempts_pkey PRIMARY KEY (id),
  CONSTRAINT paypal_attempts_provider_order_id_unique UNIQUE (provider_order_id)
);--> statement-breakpoint
CREATE TABLE paypal_events (
  id text NOT NULL,
  type text NOT NULL,
  received_at timestamptz NOT NULL,
  CONSTRAINT paypal_events_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE people (
  id uuid NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  nick_name text,
  family_name text,
  gender text,
  dob date,
  marital_status text,
  family_faith text,
  place_in_kerala text,
  parish_in_kerala text,
  other_parish text,
  local_unit_id text,
  near_by_city text,
  email text,
  mobile_country_code text,
  mobile_number text,
  country text,
  address_line1 text,
  city text,
  state text,
  post_code text,
  receive_notification boolean DEFAULT false NOT NULL,
  hidden_from_list boolean DEFAULT false NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  revision integer DEFAULT 0 NOT NULL,
  names_account boolean DEFAULT false NOT NULL,
  CONSTRAINT people_email_lowercase CHECK ((email = lower(email))),
  CONSTRAINT people_mobile_complete CHECK (((mobile_country_code IS NULL) = (mobile_number IS NULL))),
  CONSTRAINT people_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE presence (
  kind text NOT NULL,
  record_id uuid NOT NULL,
  session_id uuid NOT NULL,
  tab_id uuid NOT NULL,
  seen_at timestamptz NOT NULL,
  CONSTRAINT presence_kind_known CHECK ((kind = ANY (ARRAY['REGISTRATION'::text, 'PAYMENT'::text, 'CONSENT'::text]))),
  CONSTRAINT presence_pkey PRIMARY KEY (kind, record_id, session_id, tab_id)
);--> statement-breakpoint
CREATE TABLE rate_limits (
  key character varying(255) NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);--> statement-breakpoint
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  used_at timestamptz,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash)
);--> statement-breakpoint
CREATE TABLE refund_steps (
  id bigserial NOT NULL,
  refund_id uuid NOT NULL,
  state text NOT NULL,
  reason text,
  actor_id uuid,
  actor_system text,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT refund_steps_one_actor CHECK (((actor_id IS NULL) OR (actor_system IS NULL))),
  CONSTRAINT refund_steps_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE refunds (
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  order_id uuid NOT NULL,
  currency text NOT NULL,
  amount integer NOT NULL,
  kept_fee integer DEFAULT 0 NOT NULL,
  kept_fee_reason text,
  method text NOT NULL,
  reference text,
  state text NOT NULL,
  revision integer DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT refunds_give_something CHECK (((amount > 0) AND (kept_fee >= 0))),
  CONSTRAINT refunds_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE registration_answers (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  answer text NOT NULL,
  source text NOT NULL,
  written_by uuid,
  client_id uuid NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT registration_answers_source_known CHECK ((source = ANY (ARRAY['LINK'::text, 'ACCOUNT'::text, 'STAFF'::text]))),
  CONSTRAINT registration_answers_writer_unless_by_link CHECK (((source = 'LINK'::text) = (written_by IS NULL))),
  CONSTRAINT registration_answers_client_id_unique UNIQUE (order_id, client_id),
  CONSTRAINT registration_answers_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE registration_care (
  order_id uuid NOT NULL,
  assigned_to uuid,
  follow_up_on date,
  follow_up_reason text DEFAULT ''::text NOT NULL,
  follow_up_decision_id uuid,
  CONSTRAINT registration_care_follow_up_reason_short CHECK ((char_length(follow_up_reason) <= 140)),
  CONSTRAINT registration_care_follow_up_whole CHECK (((follow_up_on IS NOT NULL) OR ((follow_up_reason = ''::text) AND (follow_up_decision_id IS NULL)))),
  CONSTRAINT registration_care_pkey PRIMARY KEY (order_id)
);--> statement-breakpoint
CREATE TABLE registration_decisions (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  action text NOT NULL,
  before jsonb NOT NULL,
  facts_after text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  undone_at timestamptz,
  CONSTRAINT registration_decisions_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE registration_questions (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  asked_by uuid NOT NULL,
  question text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  waits_until timestamptz NOT NULL,
  token_hash bytea,
  token_expires_at timestamptz NOT NULL,
  answered_at timestamptz,
  closed_at timestamptz,
  decision_id uuid,
  CONSTRAINT registration_questions_pkey PRIMARY KEY (id),
  CONSTRAINT registration_questions_token_hash_unique UNIQUE (token_hash)
);--> statement-breakpoint
CREATE TABLE saved_replies (
  id uuid NOT NULL,
  name text NOT NULL,
  text text NOT NULL,
  changed_by_id uuid,
  revision integer DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT saved_replies_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE saved_views (
  id uuid NOT NULL,
  list text NOT NULL,
  owner_id uuid,
  name text NOT NULL,
  is_shared boolean DEFAULT false NOT NULL,
  query jsonb NOT NULL,
  revision integer DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT saved_views_list_known CHECK ((list = ANY (ARRAY['REGISTRATIONS'::text, 'PAYMENTS'::text, 'PEOPLE'::text, 'MAILS'::text]))),
  CONSTRAINT saved_views_private_has_owner CHECK ((is_shared OR (owner_id IS NOT NULL))),
  CONSTRAINT saved_views_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE second_factors (
  user_id uuid NOT NULL,
  secret text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  confirmed_at timestamptz,
  last_step integer DEFAULT 0 NOT NULL,
  CONSTRAINT second_factors_pkey PRIMARY KEY (user_id)
);--> statement-breakpoint
CREATE TABLE sessions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  last_used_at timestamptz DEFAULT now() NOT NULL,
  expires_at timestamptz NOT NULL,
  user_agent text,
  ip text,
  proven_at timestamptz,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_token_hash_unique UNIQUE (token_hash)
);--> statement-breakpoint
CREATE TABLE settings (
  key text NOT NULL,
  value jsonb NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  revision integer DEFAULT 0 NOT NULL,
  CONSTRAINT settings_pkey PRIMARY KEY (key)
);--> statement-breakpoint
CREATE TABLE shuttle_acts (
  id uuid NOT NULL,
  run_id uuid NOT NULL,
  order_id uuid NOT NULL,
  state text NOT NULL,
  delay_minutes integer,
  done_at timestamptz NOT NULL,
  received_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT shuttle_acts_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE shuttle_drivers (
  id uuid NOT NULL,
  convention_id uuid NOT NULL,
  name text NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  revision integer DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT shuttle_drivers_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE shuttle_lost_seats (
  run_id uuid NOT NULL,
  order_id uuid NOT NULL,
  direction text NOT NULL,
  passengers integer NOT NULL,
  lost_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT shuttle_lost_seats_pkey PRIMARY KEY (run_id, order_id)
);--> statement-breakpoint
CREATE TABLE shuttle_places (
  convention_id uuid NOT NULL,
  airport_code text NOT NULL,
  arrival_meeting_point text DEFAULT ''::text NOT NULL,
  departure_meeting_point text DEFAULT ''::text NOT NULL,
  round_trip_minutes integer NOT NULL,
  CONSTRAINT shuttle_places_round_trip_range CHECK (((round_trip_minutes >= 5) AND (round_trip_minutes <= 720))),
  CONSTRAINT shuttle_places_pkey PRIMARY KEY (convention_id, airport_code)
);--> statement-breakpoint
CREATE TABLE shuttle_plan_settings (
  convention_id uuid NOT NULL,
  waiting_minutes integer NOT NULL,
  seats integer NOT NULL,
  luggage_minutes integer NOT NULL,
  lead_minutes integer NOT NULL,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT shuttle_plan_settings_seats_range CHECK (((seats >= 1) AND (seats <= 99))),
  CONSTRAINT shuttle_plan_settings_pkey PRIMARY KEY (convention_id)
);--> statement-breakpoint
CREATE TABLE shuttle_runs (
  id uuid NOT NULL,
  convention_id uuid NOT NULL,
  direction text NOT NULL,
  airport_code text NOT NULL,
  day date NOT NULL,
  departs_at time without time zone NOT NULL,
  seats integer NOT NULL,
  driver_name text DEFAULT ''::text NOT NULL,
  driver_phone text DEFAULT ''::text NOT NULL,
  meeting_point text DEFAULT ''::text NOT NULL,
  pinned boolean DEFAULT false NOT NULL,
  published_at timestamptz,
  link_hash bytea,
  revision integer DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  driver_id uuid,
  vehicle_id uuid,
  CONSTRAINT shuttle_runs_seats_range CHECK (((seats >= 1) AND (seats <= 99))),
  CONSTRAINT shuttle_runs_link_hash_unique UNIQUE (link_hash),
  CONSTRAINT shuttle_runs_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE shuttle_seats (
  run_id uuid NOT NULL,
  order_id uuid NOT NULL,
  direction text NOT NULL,
  passengers integer NOT NULL,
  state text DEFAULT 'WAITING'::text NOT NULL,
  delay_minutes integer,
  state_at timestamptz,
  CONSTRAINT shuttle_seats_delay CHECK (((state = 'DELAYED'::text) = (delay_minutes IS NOT NULL))),
  CONSTRAINT shuttle_seats_passengers_range CHECK (((passengers >= 1) AND (passengers <= 99))),
  CONSTRAINT shuttle_seats_pkey PRIMARY KEY (run_id, order_id)
);--> statement-breakpoint
CREATE TABLE shuttle_vehicles (
  id uuid NOT NULL,
  convention_id uuid NOT NULL,
  name text NOT NULL,
  seats integer NOT NULL,
  revision integer DEFAULT 0 NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT shuttle_vehicles_seats_range CHECK (((seats >= 1) AND (seats <= 99))),
  CONSTRAINT shuttle_vehicles_pkey PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE signing_keys (
  purpose text NOT NULL,
  secret text NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT signing_keys_pkey PRIMARY KEY (purpose)
);--> statement-breakpoint
CREATE TABLE site_notices (
  code text NOT NULL,
  message text NOT NULL,
  since timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT site_notices_pkey PRIMARY KEY (code)
);--> statement-breakpoint
CREATE TABLE staff_roles (
  user_id uuid NOT NULL,
  role text NOT NULL,
  granted_by uuid,
  granted_at timestamptz DEFAULT now() NOT NULL,
  ends_at timestamptz,
  CONSTRAINT staff_roles_pkey PRIMARY KEY (user_id, role)
);--> statement-breakpoint
CREATE TABLE travel_legs (
  order_id uuid NOT NULL,
  direction text NOT NULL,
  transportation_required boolean NOT NULL,
  airport_code text,
  date date,
  "time" time without time zone,
  flight_number text,
  number_of_passengers integer,
  updated_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT travel_legs_passengers_range CHECK (((number_of_passengers >= 1) AND (number_of_passengers <= 99))),
  CONSTRAINT travel_legs_pkey PRIMARY KEY (order_id, direction)
);--> statement-breakpoint
CREATE TABLE treasurers (
  convention_id uuid NOT NULL,
  full_name text NOT NULL,
  email text NOT NULL,
  mobile_country_code text NOT NULL,
  mobile_number text NOT NULL,
  address_line1 text NOT NULL,
  address_line2 text NOT NULL,
  address_line3 text NOT NULL,
  currency text DEFAULT 'USD'::text NOT NULL,
  payable_to text,
  CONSTRAINT treasurers_pkey PRIMARY KEY (convention_id, currency)
);--> statement-breakpoint
CREATE TABLE users (
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  type text NOT NULL,
  password_hash text,
  email_verified_at timestamptz,
  suspended_at timestamptz,
  terms_version text,
  created_at timestamptz DEFAULT now() NOT NULL,
  last_sign_in_at timestamptz,
  suspension_reason text,
  closed_at timestamptz,
  roles_revision integer DEFAULT 0 NOT NULL,
  language text,
  CONSTRAINT users_language_known CHECK ((language = ANY (ARRAY['en'::text, 'ml'::text]))),
  CONSTRAINT users_type_known CHECK ((type = ANY (ARRAY['REGISTRANT'::text, 'STAFF'::text]))),
  CONSTRAINT users_person_id_unique UNIQUE (person_id),
  CONSTRAINT users_pkey PRIMARY KEY (id)
);--> statement-breakpoint
ALTER TABLE account_tokens ADD CONSTRAINT account_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE addon_options ADD CONSTRAINT addon_options_addon_id_fkey FOREIGN KEY (addon_id) REFERENCES addons(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE addons ADD CONSTRAINT addons_convention_id_fkey FOREIGN KEY (convention_id) REFERENCES conventions(id);--> statement-breakpoint
ALTER TABLE arrival_events ADD CONSTRAINT arrival_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE arrival_events ADD CONSTRAINT arrival_events_participant_fkey FOREIGN KEY (order_id, person_id) REFERENCES order_participants(order_id, person_id) ON UPDATE CASCADE;--> statement-breakpoint
ALTER TABLE audit_log ADD CONSTRAINT audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE bank_column_mappings ADD CONSTRAINT bank_column_mappings_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE bank_line_allocations ADD CONSTRAINT bank_line_allocations_line_id_fkey FOREIGN KEY (line_id) REFERENCES bank_statement_lines(id);--> statement-breakpoint
ALTER TABLE bank_line_allocations ADD CONSTRAINT bank_line_allocations_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE bank_line_allocations ADD CONSTRAINT bank_line_allocations_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE bank_statement_lines ADD CONSTRAINT bank_statement_lines_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE bank_statement_lines ADD CONSTRAINT bank_statement_lines_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statements(id);--> statement-breakpoint
ALTER TABLE bank_statements ADD CONSTRAINT bank_statements_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE bank_statements ADD CONSTRAINT bank_statements_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE book_closings ADD CONSTRAINT book_closings_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE book_closings ADD CONSTRAINT book_closings_convention_id_fkey FOREIGN KEY (convention_id) REFERENCES conventions(id);--> statement-breakpoint
ALTER TABLE book_closings ADD CONSTRAINT book_closings_reopened_by_fkey FOREIGN KEY (reopened_by) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE consents ADD CONSTRAINT consents_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE consents ADD CONSTRAINT consents_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);--> statement-breakpoint
ALTER TABLE consents ADD CONSTRAINT consents_minor_id_fkey FOREIGN KEY (minor_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE consents ADD CONSTRAINT consents_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE consents ADD CONSTRAINT consents_responsible_id_fkey FOREIGN KEY (responsible_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE contact_answers ADD CONSTRAINT contact_answers_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE contact_answers ADD CONSTRAINT contact_answers_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE contact_messages ADD CONSTRAINT contact_messages_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE deposit_slip_checks ADD CONSTRAINT deposit_slip_checks_check_id_fkey FOREIGN KEY (check_id) REFERENCES payment_checks(id);--> statement-breakpoint
ALTER TABLE deposit_slip_checks ADD CONSTRAINT deposit_slip_checks_slip_id_fkey FOREIGN KEY (slip_id) REFERENCES deposit_slips(id);--> statement-breakpoint
ALTER TABLE deposit_slips ADD CONSTRAINT deposit_slips_bank_line_id_fkey FOREIGN KEY (bank_line_id) REFERENCES bank_statement_lines(id);--> statement-breakpoint
ALTER TABLE deposit_slips ADD CONSTRAINT deposit_slips_convention_id_fkey FOREIGN KEY (convention_id) REFERENCES conventions(id);--> statement-breakpoint
ALTER TABLE deposit_slips ADD CONSTRAINT deposit_slips_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE deposit_slips ADD CONSTRAINT deposit_slips_taken_back_by_fkey FOREIGN KEY (taken_back_by) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE discount_code_packages ADD CONSTRAINT discount_code_packages_discount_code_id_fkey FOREIGN KEY (discount_code_id) REFERENCES discount_codes(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE discount_code_packages ADD CONSTRAINT discount_code_packages_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id);--> statement-breakpoint
ALTER TABLE discount_codes ADD CONSTRAINT discount_codes_convention_id_fkey FOREIGN KEY (convention_id) REFERENCES conventions(id);--> statement-breakpoint
ALTER TABLE family_pictures ADD CONSTRAINT family_pictures_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE family_pictures ADD CONSTRAINT family_pictures_edited_file_id_fkey FOREIGN KEY (edited_file_id) REFERENCES files(id);--> statement-breakpoint
ALTER TABLE family_pictures ADD CONSTRAINT family_pictures_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);--> statement-breakpoint
ALTER TABLE family_pictures ADD CONSTRAINT family_pictures_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE files ADD CONSTRAINT files_contact_message_id_fkey FOREIGN KEY (contact_message_id) REFERENCES contact_messages(id);--> statement-breakpoint
ALTER TABLE files ADD CONSTRAINT files_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE files ADD CONSTRAINT files_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE hand_out_events ADD CONSTRAINT hand_out_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE hand_out_events ADD CONSTRAINT hand_out_events_line_fkey FOREIGN KEY (line_order_id, line_position) REFERENCES order_line_items(order_id, "position");--> statement-breakpoint
ALTER TABLE hand_out_events ADD CONSTRAINT hand_out_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE hotel_room_guests ADD CONSTRAINT hotel_room_guests_order_id_fkey FOREIGN KEY (order_id) REFERENCES hotel_stays(order_id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE hotel_room_guests ADD CONSTRAINT hotel_room_guests_participant_fkey FOREIGN KEY (order_id, person_id) REFERENCES order_participants(order_id, person_id) ON UPDATE CASCADE ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE hotel_settings ADD CONSTRAINT hotel_settings_convention_id_fkey FOREIGN KEY (convention_id) REFERENCES conventions(id);--> statement-breakpoint
ALTER TABLE hotel_stay_decisions ADD CONSTRAINT hotel_stay_decisions_order_id_fkey FOREIGN KEY (order_id) REFERENCES hotel_stays(order_id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE hotel_stays ADD CONSTRAINT hotel_stays_needs_room_said_by_fkey FOREIGN KEY (needs_room_said_by) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE hotel_stays ADD CONSTRAINT hotel_stays_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE media ADD CONSTRAINT media_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE media ADD CONSTRAINT media_cropped_from_id_fkey FOREIGN KEY (cropped_from_id) REFERENCES media(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE media ADD CONSTRAINT media_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);--> statement-breakpoint
ALTER TABLE media_renditions ADD CONSTRAINT media_renditions_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);--> statement-breakpoint
ALTER TABLE media_renditions ADD CONSTRAINT media_renditions_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE order_addons ADD CONSTRAINT order_addons_addon_id_fkey FOREIGN KEY (addon_id) REFERENCES addons(id);--> statement-breakpoint
ALTER TABLE order_addons ADD CONSTRAINT order_addons_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE order_labels ADD CONSTRAINT order_labels_label_id_fkey FOREIGN KEY (label_id) REFERENCES labels(id);--> statement-breakpoint
ALTER TABLE order_labels ADD CONSTRAINT order_labels_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE order_line_items ADD CONSTRAINT order_line_items_addon_id_fkey FOREIGN KEY (addon_id) REFERENCES addons(id);--> statement-breakpoint
ALTER TABLE order_line_items ADD CONSTRAINT order_line_items_discount_code_id_fkey FOREIGN KEY (discount_code_id) REFERENCES discount_codes(id);--> statement-breakpoint
ALTER TABLE order_line_items ADD CONSTRAINT order_line_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE order_line_items ADD CONSTRAINT order_line_items_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id);--> statement-breakpoint
ALTER TABLE order_line_items ADD CONSTRAINT order_line_items_removes_fkey FOREIGN KEY (order_id, removes_position) REFERENCES order_line_items(order_id, "position");--> statement-breakpoint
ALTER TABLE order_participants ADD CONSTRAINT order_participants_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE order_participants ADD CONSTRAINT order_participants_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id);--> statement-breakpoint
ALTER TABLE orders ADD CONSTRAINT orders_convention_id_fkey FOREIGN KEY (convention_id) REFERENCES conventions(id);--> statement-breakpoint
ALTER TABLE orders ADD CONSTRAINT orders_discount_code_id_fkey FOREIGN KEY (discount_code_id) REFERENCES discount_codes(id);--> statement-breakpoint
ALTER TABLE orders ADD CONSTRAINT orders_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id);--> statement-breakpoint
ALTER TABLE orders ADD CONSTRAINT orders_parent_order_id_fkey FOREIGN KEY (parent_order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE orders ADD CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE outbox_mails ADD CONSTRAINT outbox_mails_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE outbox_mails ADD CONSTRAINT outbox_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE package_offers ADD CONSTRAINT package_offers_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE packages ADD CONSTRAINT packages_convention_id_fkey FOREIGN KEY (convention_id) REFERENCES conventions(id);--> statement-breakpoint
ALTER TABLE page_version_media ADD CONSTRAINT page_version_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id);--> statement-breakpoint
ALTER TABLE page_version_media ADD CONSTRAINT page_version_media_version_id_fkey FOREIGN KEY (version_id) REFERENCES page_versions(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE page_versions ADD CONSTRAINT page_versions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE page_versions ADD CONSTRAINT page_versions_page_id_fkey FOREIGN KEY (page_id) REFERENCES pages(id);--> statement-breakpoint
ALTER TABLE page_versions ADD CONSTRAINT page_versions_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE payment_checks ADD CONSTRAINT payment_checks_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES payment_decisions(id);--> statement-breakpoint
ALTER TABLE payment_checks ADD CONSTRAINT payment_checks_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE payment_decisions ADD CONSTRAINT payment_decisions_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE payment_entries ADD CONSTRAINT payment_entries_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE payment_entries ADD CONSTRAINT payment_entries_counterpart_payment_id_fkey FOREIGN KEY (counterpart_payment_id) REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE payment_entries ADD CONSTRAINT payment_entries_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES payment_decisions(id);--> statement-breakpoint
ALTER TABLE payment_entries ADD CONSTRAINT payment_entries_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE payment_entries ADD CONSTRAINT payment_entries_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id);--> statement-breakpoint
ALTER TABLE payments ADD CONSTRAINT payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE paypal_attempts ADD CONSTRAINT paypal_attempts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE paypal_attempts ADD CONSTRAINT paypal_attempts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE people ADD CONSTRAINT people_local_unit_id_fkey FOREIGN KEY (local_unit_id) REFERENCES organizations(id);--> statement-breakpoint
ALTER TABLE presence ADD CONSTRAINT presence_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE refund_steps ADD CONSTRAINT refund_steps_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE refund_steps ADD CONSTRAINT refund_steps_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id);--> statement-breakpoint
ALTER TABLE refunds ADD CONSTRAINT refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE refunds ADD CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE registration_answers ADD CONSTRAINT registration_answers_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE registration_answers ADD CONSTRAINT registration_answers_written_by_fkey FOREIGN KEY (written_by) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE registration_care ADD CONSTRAINT registration_care_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE registration_care ADD CONSTRAINT registration_care_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE registration_decisions ADD CONSTRAINT registration_decisions_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE registration_questions ADD CONSTRAINT registration_questions_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE registration_questions ADD CONSTRAINT registration_questions_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE saved_replies ADD CONSTRAINT saved_replies_changed_by_id_fkey FOREIGN KEY (changed_by_id) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE saved_views ADD CONSTRAINT saved_views_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE second_factors ADD CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE shuttle_acts ADD CONSTRAINT shuttle_acts_run_id_fkey FOREIGN KEY (run_id) REFERENCES shuttle_runs(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE shuttle_drivers ADD CONSTRAINT shuttle_drivers_convention_id_fkey FOREIGN KEY (convention_id) REFERENCES conventions(id);--> statement-breakpoint
ALTER TABLE shuttle_lost_seats ADD CONSTRAINT shuttle_lost_seats_leg_fkey FOREIGN KEY (order_id, direction) REFERENCES travel_legs(order_id, direction);--> statement-breakpoint
ALTER TABLE shuttle_lost_seats ADD CONSTRAINT shuttle_lost_seats_run_id_fkey FOREIGN KEY (run_id) REFERENCES shuttle_runs(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE shuttle_places ADD CONSTRAINT shuttle_places_airport_code_fkey FOREIGN KEY (airport_code) REFERENCES airports(code);--> statement-breakpoint
ALTER TABLE shuttle_places ADD CONSTRAINT shuttle_places_convention_id_fkey FOREIGN KEY (convention_id) REFERENCES conventions(id);--> statement-breakpoint
ALTER TABLE shuttle_plan_settings ADD CONSTRAINT shuttle_plan_settings_convention_id_fkey FOREIGN KEY (convention_id) REFERENCES conventions(id);--> statement-breakpoint
ALTER TABLE shuttle_runs ADD CONSTRAINT shuttle_runs_airport_code_fkey FOREIGN KEY (airport_code) REFERENCES airports(code);--> statement-breakpoint
ALTER TABLE shuttle_runs ADD CONSTRAINT shuttle_runs_convention_id_fkey FOREIGN KEY (convention_id) REFERENCES conventions(id);--> statement-breakpoint
ALTER TABLE shuttle_runs ADD CONSTRAINT shuttle_runs_driver_id_fkey FOREIGN KEY (driver_id) REFERENCES shuttle_drivers(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE shuttle_runs ADD CONSTRAINT shuttle_runs_vehicle_id_fkey FOREIGN KEY (vehicle_id) REFERENCES shuttle_vehicles(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE shuttle_seats ADD CONSTRAINT shuttle_seats_leg_fkey FOREIGN KEY (order_id, direction) REFERENCES travel_legs(order_id, direction);--> statement-breakpoint
ALTER TABLE shuttle_seats ADD CONSTRAINT shuttle_seats_run_id_fkey FOREIGN KEY (run_id) REFERENCES shuttle_runs(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE shuttle_vehicles ADD CONSTRAINT shuttle_vehicles_convention_id_fkey FOREIGN KEY (convention_id) REFERENCES conventions(id);--> statement-breakpoint
ALTER TABLE staff_roles ADD CONSTRAINT staff_roles_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE staff_roles ADD CONSTRAINT staff_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE travel_legs ADD CONSTRAINT travel_legs_airport_code_fkey FOREIGN KEY (airport_code) REFERENCES airports(code);--> statement-breakpoint
ALTER TABLE travel_legs ADD CONSTRAINT travel_legs_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE treasurers ADD CONSTRAINT treasurers_convention_id_fkey FOREIGN KEY (convention_id) REFERENCES conventions(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE users ADD CONSTRAINT users_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id);--> statement-breakpoint
CREATE INDEX account_tokens_user_id_index ON account_tokens (user_id);--> statement-breakpoint
CREATE INDEX addons_convention_id_index ON addons (convention_id, "position");--> statement-breakpoint
CREATE INDEX arrival_events_person_index ON arrival_events (order_id, person_id, sequence);--> statement-breakpoint
CREATE INDEX audit_log_action_index ON audit_log (action, id);--> statement-breakpoint
CREATE INDEX audit_log_actor_id_index ON audit_log (actor_id, id);--> statement-breakpoint
CREATE INDEX audit_log_at_index ON audit_log (at);--> statement-breakpoint
CREATE INDEX audit_log_entity_index ON audit_log (entity, entity_id, id);--> statement-breakpoint
CREATE UNIQUE INDEX bank_line_allocations_once ON bank_line_allocations (line_id, order_id) WHERE (undone_at IS NULL);--> statement-breakpoint
CREATE INDEX bank_line_allocations_payment_id_index ON bank_line_allocations (payment_id);--> statement-breakpoint
CREATE INDEX bank_statement_lines_booked_index ON bank_statement_lines (cents, booked_on) WHERE (state = 'ACCEPTED'::text);--> statement-breakpoint
CREATE UNIQUE INDEX bank_statement_lines_fingerprint_unique ON bank_statement_lines (fingerprint) WHERE (state <> 'UNDONE'::text);--> statement-breakpoint
CREATE INDEX bank_statement_lines_never_index ON bank_statement_lines (text_key) WHERE (state = 'NEVER'::text);--> statement-breakpoint
CREATE UNIQUE INDEX bank_statement_lines_row_unique ON bank_statement_lines (row_key) WHERE (state <> 'UNDONE'::text);--> statement-breakpoint
CREATE INDEX bank_statement_lines_statement_id_index ON bank_statement_lines (statement_id, "position");--> statement-breakpoint
CREATE INDEX bank_statements_created_at_index ON bank_statements (created_at);--> statement-breakpoint
CREATE INDEX book_closings_day_index ON book_closings (convention_id, currency, day);--> statement-breakpoint
CREATE UNIQUE INDEX book_closings_one_per_day ON book_closings (convention_id, currency, day) WHERE (reopened_at IS NULL);--> statement-breakpoint
CREATE INDEX consents_minor_id_index ON consents (minor_id);--> statement-breakpoint
CREATE INDEX consents_order_id_index ON consents (order_id);--> statement-breakpoint
CREATE INDEX consents_responsible_id_index ON consents (responsible_id);--> statement-breakpoint
CREATE INDEX consents_state_index ON consents (state, created_at);--> statement-breakpoint
CREATE INDEX contact_answers_message_id_index ON contact_answers (message_id, created_at);--> statement-breakpoint
CREATE INDEX contact_messages_closed_at_index ON contact_messages (closed_at);--> statement-breakpoint
CREATE INDEX contact_messages_created_at_index ON contact_messages (created_at);--> statement-breakpoint
CREATE INDEX conventions_active_index ON conventions (active, start_date);--> statement-breakpoint
CREATE UNIQUE INDEX deposit_slip_checks_on_one_slip ON deposit_slip_checks (check_id) WHERE (released_at IS NULL);--> statement-breakpoint
CREATE INDEX deposit_slip_checks_slip_id_index ON deposit_slip_checks (slip_id);--> statement-breakpoint
CREATE INDEX discount_codes_convention_id_index ON discount_codes (convention_id, created_at);--> statement-breakpoint
CREATE INDEX family_pictures_state_index ON family_pictures (state, created_at);--> statement-breakpoint
CREATE INDEX files_contact_message_id_index ON files (contact_message_id);--> statement-breakpoint
CREATE INDEX files_order_id_index ON files (order_id, kind);--> statement-breakpoint
CREATE INDEX files_owner_id_index ON files (owner_id, kind);--> statement-breakpoint
CREATE INDEX hand_out_events_line_index ON hand_out_events (order_id, line_order_id, line_position, sequence);--> statement-breakpoint
CREATE INDEX hotel_stay_decisions_order_id_index ON hotel_stay_decisions (order_id, created_at);--> statement-breakpoint
CREATE INDEX hotel_stays_needs_room_said_by_index ON hotel_stays (needs_room_said_by);--> statement-breakpoint
CREATE INDEX idempotency_keys_created_at_index ON idempotency_keys (created_at);--> statement-breakpoint
CREATE INDEX idempotency_keys_user_id_index ON idempotency_keys (user_id);--> statement-breakpoint
CREATE UNIQUE INDEX labels_name_unique ON labels (lower(name));--> statement-breakpoint
CREATE INDEX media_created_at_index ON media (created_at);--> statement-breakpoint
CREATE INDEX media_cropped_from_id_index ON media (cropped_from_id);--> statement-breakpoint
CREATE INDEX order_labels_label_id_index ON order_labels (label_id);--> statement-breakpoint
CREATE INDEX order_participants_person_id_index ON order_participants (person_id);--> statement-breakpoint
CREATE UNIQUE INDEX order_participants_relationship_once ON order_participants (order_id, relationship) WHERE (relationship <> ALL (ARRAY['SON'::text, 'DAUGHTER'::text]));--> statement-breakpoint
CREATE INDEX orders_convention_list_index ON orders (convention_id, registration_status, submitted_at);--> statement-breakpoint
CREATE INDEX orders_discount_code_id_index ON orders (discount_code_id) WHERE (discount_code_id IS NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX orders_one_living_per_convention ON orders (user_id, convention_id) WHERE ((parent_order_id IS NULL) AND (cancelled_at IS NULL));--> statement-breakpoint
CREATE UNIQUE INDEX orders_one_open_addon_order ON orders (parent_order_id) WHERE ((parent_order_id IS NOT NULL) AND (cancelled_at IS NULL) AND (submitted_at IS NULL));--> statement-breakpoint
CREATE INDEX orders_package_id_index ON orders (package_id);--> statement-breakpoint
CREATE INDEX orders_payment_status_index ON orders (payment_status, submitted_at);--> statement-breakpoint
CREATE UNIQUE INDEX orders_perm_number_body_unique ON orders (substr(perm_number, 2, 5));--> statement-breakpoint
CREATE UNIQUE INDEX organizations_name_unique ON organizations (type, lower(name));--> statement-breakpoint
CREATE INDEX organizations_type_index ON organizations (type, "position", name);--> statement-breakpoint
CREATE INDEX outbox_mails_created_at_index ON outbox_mails (created_at);--> statement-breakpoint
CREATE INDEX outbox_mails_decision_id_index ON outbox_mails (decision_id) WHERE (decision_id IS NOT NULL);--> statement-breakpoint
CREATE INDEX outbox_mails_order_id_index ON outbox_mails (order_id);--> statement-breakpoint
CREATE INDEX outbox_mails_waiting_index ON outbox_mails (created_at) WHERE (sent_at IS NULL);--> statement-breakpoint
CREATE INDEX packages_convention_id_index ON packages (convention_id, "position");--> statement-breakpoint
CREATE INDEX page_version_media_media_id_index ON page_version_media (media_id);--> statement-breakpoint
CREATE UNIQUE INDEX page_versions_one_draft ON page_versions (page_id) WHERE (state = ANY (ARRAY['DRAFT'::text, 'SCHEDULED'::text]));--> statement-breakpoint
CREATE UNIQUE INDEX page_versions_one_published ON page_versions (page_id) WHERE (state = 'PUBLISHED'::text);--> statement-breakpoint
CREATE INDEX page_versions_page_id_index ON page_versions (page_id, version);--> statement-breakpoint
CREATE INDEX payment_checks_payment_id_index ON payment_checks (payment_id);--> statement-breakpoint
CREATE INDEX payment_decisions_payment_id_index ON payment_decisions (payment_id, created_at);--> statement-breakpoint
CREATE INDEX payment_entries_payment_id_index ON payment_entries (payment_id);--> statement-breakpoint
CREATE UNIQUE INDEX payment_entries_refund_leaves_once ON payment_entries (refund_id, kind) WHERE (amount < 0);--> statement-breakpoint
CREATE UNIQUE INDEX payment_entries_undone_once ON payment_entries (decision_id) WHERE (kind = 'UNDONE'::text);--> statement-breakpoint
CREATE UNIQUE INDEX payments_one_open_per_order ON payments (order_id) WHERE (state = ANY (ARRAY['PENDING_PAYMENT_APPROVAL'::text, 'PAYMENT_RECEIVED'::text, 'PAYMENT_APPROVED'::text]));--> statement-breakpoint
CREATE INDEX payments_state_index ON payments (state, created_at);--> statement-breakpoint
CREATE UNIQUE INDEX paypal_attempts_one_open_per_order ON paypal_attempts (order_id) WHERE (state = ANY (ARRAY['OPEN'::text, 'CAPTURING'::text]));--> statement-breakpoint
CREATE INDEX paypal_attempts_payment_id_index ON paypal_attempts (payment_id);--> statement-breakpoint
CREATE INDEX paypal_events_received_at_index ON paypal_events (received_at);--> statement-breakpoint
CREATE INDEX people_email_index ON people (email);--> statement-breakpoint
CREATE UNIQUE INDEX people_email_unique ON people (email) WHERE names_account;--> statement-breakpoint
CREATE INDEX people_local_unit_id_index ON people (local_unit_id);--> statement-breakpoint
CREATE INDEX people_name_index ON people (lower(last_name), lower(first_name));--> statement-breakpoint
CREATE INDEX presence_session_id_index ON presence (session_id);--> statement-breakpoint
CREATE INDEX rate_limits_expire_index ON rate_limits (expire);--> statement-breakpoint
CREATE INDEX refund_steps_refund_id_index ON refund_steps (refund_id);--> statement-breakpoint
CREATE INDEX refunds_order_id_index ON refunds (order_id);--> statement-breakpoint
CREATE INDEX refunds_payment_id_index ON refunds (payment_id);--> statement-breakpoint
CREATE INDEX refunds_state_index ON refunds (state, created_at);--> statement-breakpoint
CREATE INDEX registration_answers_order_id_index ON registration_answers (order_id, created_at);--> statement-breakpoint
CREATE INDEX registration_care_assigned_to_index ON registration_care (assigned_to);--> statement-breakpoint
CREATE INDEX registration_care_follow_up_index ON registration_care (follow_up_on) WHERE ((follow_up_on IS NOT NULL) AND (follow_up_decision_id IS NULL));--> statement-breakpoint
CREATE INDEX registration_decisions_order_id_index ON registration_decisions (order_id, created_at);--> statement-breakpoint
CREATE INDEX registration_questions_open_index ON registration_questions (order_id) WHERE (closed_at IS NULL);--> statement-breakpoint
CREATE INDEX registration_questions_order_id_index ON registration_questions (order_id, created_at);--> statement-breakpoint
CREATE INDEX saved_replies_changed_by_id_index ON saved_replies (changed_by_id);--> statement-breakpoint
CREATE UNIQUE INDEX saved_replies_name_unique ON saved_replies (lower(name));--> statement-breakpoint
CREATE INDEX saved_views_list_index ON saved_views (list);--> statement-breakpoint
CREATE UNIQUE INDEX saved_views_own_name_unique ON saved_views (owner_id, list, lower(name));--> statement-breakpoint
CREATE UNIQUE INDEX saved_views_shared_name_unique ON saved_views (list, lower(name)) WHERE is_shared;--> statement-breakpoint
CREATE INDEX sessions_expires_at_index ON sessions (expires_at);--> statement-breakpoint
CREATE INDEX sessions_user_id_index ON sessions (user_id);--> statement-breakpoint
CREATE INDEX shuttle_acts_run_id_index ON shuttle_acts (run_id, order_id);--> statement-breakpoint
CREATE INDEX shuttle_drivers_convention_id_index ON shuttle_drivers (convention_id, name);--> statement-breakpoint
CREATE INDEX shuttle_lost_seats_leg_index ON shuttle_lost_seats (order_id, direction);--> statement-breakpoint
CREATE INDEX shuttle_runs_day_index ON shuttle_runs (convention_id, day, departs_at);--> statement-breakpoint
CREATE INDEX shuttle_runs_driver_id_index ON shuttle_runs (driver_id, day);--> statement-breakpoint
CREATE INDEX shuttle_runs_vehicle_id_index ON shuttle_runs (vehicle_id, day);--> statement-breakpoint
CREATE INDEX shuttle_seats_leg_index ON shuttle_seats (order_id, direction);--> statement-breakpoint
CREATE INDEX shuttle_vehicles_convention_id_index ON shuttle_vehicles (convention_id, name);--> statement-breakpoint
CREATE FUNCTION advance_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE FUNCTION advance_roles_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET roles_revision = roles_revision + 1 WHERE id = NEW.user_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION hold_address(address text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('sangamam.address:' || address, 0))
$$;--> statement-breakpoint
CREATE FUNCTION name_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE people SET names_account = true WHERE id = NEW.person_id AND NOT names_account;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE FUNCTION refuse_change_but_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."at", NEW."actor_id", NEW."actor_system", NEW."action", NEW."entity", NEW."entity_id", NEW."request_id")
      IS NOT DISTINCT FROM
      (OLD."id", OLD."at", OLD."actor_id", OLD."actor_system", OLD."action", OLD."entity", OLD."entity_id", OLD."request_id")
    AND (NEW."network" IS NULL OR NEW."network" IS NOT DISTINCT FROM OLD."network")
  THEN
    IF current_setting('sangamam.erasing', true) = 'on'
      AND NEW."before" IS NULL AND NEW."after" IS NULL AND NEW."reason" IS NULL
    THEN RETURN NEW;
    END IF;
    IF OLD."at" < now() - interval '90 days' AND NEW."network" IS NULL
      AND (NEW."before", NEW."after", NEW."reason") IS NOT DISTINCT FROM (OLD."before", OLD."after", OLD."reason")
    THEN RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE FUNCTION refuse_change_of_arrivals_but_merge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."sequence", NEW."order_id", NEW."kind", NEW."overrode", NEW."consent", NEW."desk", NEW."actor_id", NEW."happened_at", NEW."recorded_at")
      IS NOT DISTINCT FROM
      (OLD."id", OLD."sequence", OLD."order_id", OLD."kind", OLD."overrode", OLD."consent", OLD."desk", OLD."actor_id", OLD."happened_at", OLD."recorded_at")
    AND NOT EXISTS (SELECT 1 FROM "order_participants" WHERE "order_id" = OLD."order_id" AND "person_id" = OLD."person_id")
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE FUNCTION refuse_change_of_ledger_but_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('sangamam.erasing', true) = 'on'
    AND (NEW."id", NEW."payment_id", NEW."kind", NEW."amount", NEW."refund_id", NEW."counterpart_payment_id",
        NEW."decision_id", NEW."actor_id", NEW."actor_system", NEW."created_at")
      IS NOT DISTINCT FROM
      (OLD."id", OLD."payment_id", OLD."kind", OLD."amount", OLD."refund_id", OLD."counterpart_payment_id",
        OLD."decision_id", OLD."actor_id", OLD."actor_system", OLD."created_at")
    AND NEW."reference" IS NULL AND NEW."reason" IS NULL
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE FUNCTION refuse_change_of_refund_steps_but_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('sangamam.erasing', true) = 'on'
    AND (NEW."id", NEW."refund_id", NEW."state", NEW."actor_id", NEW."actor_system", NEW."created_at")
      IS NOT DISTINCT FROM
      (OLD."id", OLD."refund_id", OLD."state", OLD."actor_id", OLD."actor_system", OLD."created_at")
    AND NEW."reason" IS NULL
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE FUNCTION refuse_proved_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_address(NEW.email);
  IF EXISTS (
    SELECT FROM people JOIN users ON users.person_id = people.id
    WHERE people.email = NEW.email AND people.id <> NEW.id AND users.email_verified_at IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'an account has proved this address'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'people_email_unique';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER arrival_events_append_only
  BEFORE DELETE OR TRUNCATE ON arrival_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER arrival_events_changes_by_merge_only
  BEFORE UPDATE ON arrival_events FOR EACH ROW EXECUTE FUNCTION refuse_change_of_arrivals_but_merge();--> statement-breakpoint
CREATE TRIGGER audit_log_append_only
  BEFORE DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_log_changes_by_erasure_only
  BEFORE UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change_but_erasure();--> statement-breakpoint
CREATE TRIGGER hand_out_events_append_only
  BEFORE DELETE OR UPDATE OR TRUNCATE ON hand_out_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER media_advance_revision
  BEFORE UPDATE ON media FOR EACH ROW WHEN ((old.alt_text IS DISTINCT FROM new.alt_text)) EXECUTE FUNCTION advance_revision();--> statement-breakpoint
CREATE TRIGGER order_participants_advance_revision
  BEFORE UPDATE ON order_participants FOR EACH ROW WHEN (((old.relationship IS DISTINCT FROM new.relationship) OR ((old.frozen IS NOT NULL) AND (old.frozen IS DISTINCT FROM new.frozen)))) EXECUTE FUNCTION advance_revision();--> statement-breakpoint
CREATE TRIGGER payment_entries_append_only
  BEFORE DELETE OR TRUNCATE ON payment_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER payment_entries_changes_by_erasure_only
  BEFORE UPDATE ON payment_entries FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger_but_erasure();--> statement-breakpoint
CREATE TRIGGER people_advance_revision
  BEFORE UPDATE ON people FOR EACH ROW WHEN (((to_jsonb(old.*) - '{revision,names_account,hidden_from_list,updated_at}'::text[]) IS DISTINCT FROM (to_jsonb(new.*) - '{revision,names_account,hidden_from_list,updated_at}'::text[]))) EXECUTE FUNCTION advance_revision();--> statement-breakpoint
CREATE TRIGGER people_refuse_proved_address_inserted
  BEFORE INSERT ON people FOR EACH ROW WHEN (((new.email IS NOT NULL) AND (NOT new.names_account))) EXECUTE FUNCTION refuse_proved_address();--> statement-breakpoint
CREATE TRIGGER people_refuse_proved_address_updated
  BEFORE UPDATE OF email ON people FOR EACH ROW WHEN (((new.email IS NOT NULL) AND (NOT new.names_account) AND (new.email IS DISTINCT FROM old.email))) EXECUTE FUNCTION refuse_proved_address();--> statement-breakpoint
CREATE TRIGGER refund_steps_append_only
  BEFORE DELETE OR TRUNCATE ON refund_steps FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER refund_steps_changes_by_erasure_only
  BEFORE UPDATE ON refund_steps FOR EACH ROW EXECUTE FUNCTION refuse_change_of_refund_steps_but_erasure();--> statement-breakpoint
CREATE TRIGGER staff_roles_advance_revision
  AFTER INSERT OR UPDATE ON staff_roles FOR EACH ROW EXECUTE FUNCTION advance_roles_revision();--> statement-breakpoint
CREATE TRIGGER users_name_account
  AFTER INSERT OR UPDATE OF person_id ON users FOR EACH ROW EXECUTE FUNCTION name_account();--> statement-breakpoint
-- The pages that the site has; editors fill them.
INSERT INTO pages (id, design_type, title) VALUES
  (gen_random_uuid(), 'HOME_PAGE', 'Home'),
  (gen_random_uuid(), 'COMMITTEE_PAGE', 'Committee'),
  (gen_random_uuid(), 'FAQ_PAGE', 'FAQ'),
  (gen_random_uuid(), 'PRIVACY_PAGE', 'Privacy policy'),
  (gen_random_uuid(), 'TERMS_PAGE', 'Terms of use'),
  (gen_random_uuid(), 'PROGRAMME_PAGE', 'Programme'),
  (gen_random_uuid(), 'TRAVEL_PAGE', 'Hotel & travel');
