CREATE TABLE "checkpoints" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkpoints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shipment_id" bigint NOT NULL,
	"leg" smallint NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"time_iso" text,
	"time_utc" text,
	"time_raw" jsonb NOT NULL,
	"description" text NOT NULL,
	"description_translation" jsonb,
	"location" text,
	"stage" text,
	"sub_status" text NOT NULL,
	"address" jsonb NOT NULL,
	"record_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_legs" (
	"shipment_id" bigint NOT NULL,
	"leg" smallint NOT NULL,
	"carrier" integer NOT NULL,
	"service_type" text,
	"latest_sync_status" text NOT NULL,
	"latest_sync_time" timestamp with time zone NOT NULL,
	"provider_lang" text,
	"provider_tips" text,
	CONSTRAINT "provider_legs_shipment_id_leg_pk" PRIMARY KEY("shipment_id","leg")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gid" text NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"last4" text NOT NULL,
	"hash" text NOT NULL,
	"mode" text NOT NULL,
	"status" text DEFAULT 'Active' NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"revoke_time" timestamp with time zone,
	"last_used_time" timestamp with time zone,
	"last_used_ip" text
);
--> statement-breakpoint
CREATE TABLE "quota_accounts" (
	"gid" text NOT NULL,
	"scope" text NOT NULL,
	"tracking_quota" integer DEFAULT 0 NOT NULL,
	"max_track_daily" integer DEFAULT 0 NOT NULL,
	"free_email_quota" integer DEFAULT 0 NOT NULL,
	"free_email_quota_used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "quota_accounts_gid_scope_pk" PRIMARY KEY("gid","scope")
);
--> statement-breakpoint
CREATE TABLE "quota_grants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quota_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gid" text NOT NULL,
	"scope" text NOT NULL,
	"source" text NOT NULL,
	"amount" integer NOT NULL,
	"remain" integer NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"expire_time" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quota_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quota_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gid" text NOT NULL,
	"scope" text NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"shipment_id" bigint,
	"order_id" text,
	"balance_after" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_gid" text NOT NULL,
	"scope" text NOT NULL,
	"kind" text DEFAULT 'POST' NOT NULL,
	"number" text NOT NULL,
	"carrier" integer DEFAULT 0 NOT NULL,
	"final_carrier" integer DEFAULT 0 NOT NULL,
	"origin" smallint NOT NULL,
	"check_digit" text NOT NULL,
	"additional_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tag" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"order_no" text DEFAULT '' NOT NULL,
	"order_time" text DEFAULT '' NOT NULL,
	"lang" text DEFAULT '' NOT NULL,
	"translation_mode" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"data_origin" text NOT NULL,
	"test_mode" boolean DEFAULT false NOT NULL,
	"register_time" timestamp with time zone NOT NULL,
	"tracking_status" text DEFAULT 'Tracking' NOT NULL,
	"stop_track_time" timestamp with time zone,
	"stop_track_reason" text,
	"is_retracked" boolean DEFAULT false NOT NULL,
	"carrier_change_count" smallint DEFAULT 0 NOT NULL,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"track_time" timestamp with time zone,
	"sync_status" boolean DEFAULT true NOT NULL,
	"next_sync_time" timestamp with time zone,
	"adapter_state" jsonb,
	"data_source" text NOT NULL,
	"package_status" text NOT NULL,
	"sub_status" text NOT NULL,
	"change_time" timestamp with time zone NOT NULL,
	"latest_event" jsonb,
	"latest_event_time" timestamp with time zone NOT NULL,
	"pickup_time" timestamp with time zone,
	"pickup_time_text" text,
	"delivery_time" timestamp with time zone,
	"delivery_time_text" text,
	"estimated_delivery" jsonb,
	"misc_info" jsonb,
	"shipper_address" jsonb,
	"recipient_address" jsonb,
	"shipping_country" text DEFAULT '' NOT NULL,
	"recipient_country" text DEFAULT '' NOT NULL,
	"push_time" timestamp with time zone,
	"push_status" text DEFAULT 'NotPushed' NOT NULL,
	"push_status_code" integer
);
--> statement-breakpoint
ALTER TABLE "checkpoints" ADD CONSTRAINT "checkpoints_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_legs" ADD CONSTRAINT "provider_legs_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_accounts" ADD CONSTRAINT "quota_accounts_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_grants" ADD CONSTRAINT "quota_grants_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_ledger" ADD CONSTRAINT "quota_ledger_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_owner_gid_users_gid_fk" FOREIGN KEY ("owner_gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkpoints_hash" ON "checkpoints" USING btree ("shipment_id","hash");--> statement-breakpoint
CREATE INDEX "checkpoints_at" ON "checkpoints" USING btree ("shipment_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "api_keys_gid" ON "api_keys" USING btree ("gid","id");--> statement-breakpoint
CREATE INDEX "quota_grants_expiry" ON "quota_grants" USING btree ("gid","scope","expire_time");--> statement-breakpoint
CREATE UNIQUE INDEX "quota_grants_bonus" ON "quota_grants" USING btree ("gid","scope") WHERE "quota_grants"."source" = 'SignupBonus';--> statement-breakpoint
CREATE INDEX "quota_ledger_time" ON "quota_ledger" USING btree ("gid","scope","time");--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_number" ON "shipments" USING btree ("owner_gid","scope","number","carrier") WHERE "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_added" ON "shipments" USING btree ("owner_gid","scope","register_time","id") WHERE "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_changed" ON "shipments" USING btree ("owner_gid","scope","change_time","id") WHERE "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_updated" ON "shipments" USING btree ("owner_gid","scope","latest_event_time","id") WHERE "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_status" ON "shipments" USING btree ("owner_gid","scope","package_status","register_time") WHERE "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_archived" ON "shipments" USING btree ("owner_gid","scope","register_time","id") WHERE "shipments"."archived_at" IS NOT NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_due" ON "shipments" USING btree ("next_sync_time") WHERE "shipments"."next_sync_time" IS NOT NULL;