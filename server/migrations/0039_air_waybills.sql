CREATE TABLE "air_waybills" (
	"id" bigint PRIMARY KEY DEFAULT nextval(pg_get_serial_sequence('shipments', 'id')) NOT NULL,
	"gid" text NOT NULL,
	"number" text NOT NULL,
	"airline" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"register_time" timestamp with time zone NOT NULL,
	"tracking_status" text DEFAULT 'Tracking' NOT NULL,
	"stop_time" timestamp with time zone,
	"data_source" text DEFAULT 'sandbox' NOT NULL,
	"speed" double precision NOT NULL,
	"next_sync_time" timestamp with time zone,
	"track_time" timestamp with time zone,
	"origin" text DEFAULT '' NOT NULL,
	"destination" text DEFAULT '' NOT NULL,
	"airports" text[] DEFAULT '{}' NOT NULL,
	"pieces" integer,
	"weight_kg" double precision,
	"volume_m3" double precision,
	"handling" text[] DEFAULT '{}' NOT NULL,
	"flights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"events" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fsu_code" text,
	"package_status" text DEFAULT 'NotFound' NOT NULL,
	"sub_status" text DEFAULT 'NotFound_Other' NOT NULL,
	"flight_no" text,
	"etd" timestamp with time zone,
	"atd" timestamp with time zone,
	"eta" timestamp with time zone,
	"ata" timestamp with time zone,
	"delay_minutes" integer,
	"mismatch" jsonb,
	"discrepancy" boolean DEFAULT false NOT NULL,
	"change_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "air_waybills" ADD CONSTRAINT "air_waybills_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "air_waybills_number" ON "air_waybills" USING btree ("gid","number");--> statement-breakpoint
CREATE INDEX "air_waybills_registered" ON "air_waybills" USING btree ("gid","register_time","id");--> statement-breakpoint
CREATE INDEX "air_waybills_changed" ON "air_waybills" USING btree ("gid","change_time","id");--> statement-breakpoint
CREATE INDEX "air_waybills_due" ON "air_waybills" USING btree ("next_sync_time") WHERE "air_waybills"."next_sync_time" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "air_waybills_stopped" ON "air_waybills" USING btree ("stop_time") WHERE "air_waybills"."stop_time" IS NOT NULL;