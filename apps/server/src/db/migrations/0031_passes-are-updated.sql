CREATE TABLE "wallet_devices" (
	"device_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"push_token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_devices_pkey" PRIMARY KEY("order_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "wallet_passes" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"serial" text NOT NULL,
	"fingerprint" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"at_google" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_passes_serial_unique" UNIQUE("serial")
);
--> statement-breakpoint
ALTER TABLE "wallet_devices" ADD CONSTRAINT "wallet_devices_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."wallet_passes"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_passes" ADD CONSTRAINT "wallet_passes_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_devices_device_id_index" ON "wallet_devices" USING btree ("device_id");