CREATE TABLE "brands" (
	"gid" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"color" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"logo_id" text,
	"logo" "bytea",
	"logo_width" integer DEFAULT 0 NOT NULL,
	"logo_height" integer DEFAULT 0 NOT NULL,
	"change_time" timestamp with time zone NOT NULL,
	CONSTRAINT "brands_logo_id_unique" UNIQUE("logo_id")
);
--> statement-breakpoint
CREATE TABLE "consumer_links" (
	"shipment_id" bigint NOT NULL,
	"email" text NOT NULL,
	"gid" text NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"mute_time" timestamp with time zone,
	"create_time" timestamp with time zone NOT NULL,
	"expire_time" timestamp with time zone NOT NULL,
	CONSTRAINT "consumer_links_shipment_id_email_pk" PRIMARY KEY("shipment_id","email"),
	CONSTRAINT "consumer_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumer_links" ADD CONSTRAINT "consumer_links_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumer_links" ADD CONSTRAINT "consumer_links_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumer_links" ADD CONSTRAINT "consumer_links_gid_email_consumer_recipients_gid_email_fk" FOREIGN KEY ("gid","email") REFERENCES "public"."consumer_recipients"("gid","email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consumer_links_recipient" ON "consumer_links" USING btree ("gid","email");--> statement-breakpoint
CREATE INDEX "consumer_links_age" ON "consumer_links" USING btree ("expire_time");