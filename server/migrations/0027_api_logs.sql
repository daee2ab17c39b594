CREATE TABLE "api_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gid" text NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"key_id" bigint NOT NULL,
	"ip" text NOT NULL,
	"endpoint" text NOT NULL,
	"version" text NOT NULL,
	"http_status" smallint NOT NULL,
	"code" integer NOT NULL,
	"items" smallint NOT NULL,
	"accepted" smallint NOT NULL,
	"rejected" smallint NOT NULL,
	"duration_ms" integer NOT NULL,
	"numbers" text[] NOT NULL,
	"req_body" text NOT NULL,
	"resp_body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_usage" (
	"gid" text NOT NULL,
	"carrier" integer NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"endpoint" text NOT NULL,
	"key_id" bigint NOT NULL,
	"calls" integer NOT NULL,
	"errors" integer NOT NULL,
	"limited" integer NOT NULL,
	"rejected" integer NOT NULL,
	"latency" integer[] NOT NULL,
	CONSTRAINT "api_usage_gid_carrier_hour_endpoint_key_id_pk" PRIMARY KEY("gid","carrier","hour","endpoint","key_id")
);
--> statement-breakpoint
ALTER TABLE "quota_accounts" ADD COLUMN "real_time" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "api_logs" ADD CONSTRAINT "api_logs_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_usage" ADD CONSTRAINT "api_usage_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_logs_time" ON "api_logs" USING btree ("gid","time","id");--> statement-breakpoint
CREATE INDEX "api_logs_endpoint" ON "api_logs" USING btree ("gid","endpoint","time","id");--> statement-breakpoint
CREATE INDEX "api_logs_key" ON "api_logs" USING btree ("gid","key_id","time","id");--> statement-breakpoint
CREATE INDEX "api_logs_ip" ON "api_logs" USING btree ("gid","ip","time","id");--> statement-breakpoint
CREATE INDEX "api_logs_failed" ON "api_logs" USING btree ("gid","time","id") WHERE "api_logs"."http_status" <> 200 OR "api_logs"."code" <> 0;--> statement-breakpoint
CREATE INDEX "api_logs_status" ON "api_logs" USING btree ("gid","http_status","time","id") WHERE "api_logs"."http_status" <> 200 OR "api_logs"."code" <> 0;--> statement-breakpoint
CREATE INDEX "api_logs_code" ON "api_logs" USING btree ("gid","code","time","id") WHERE "api_logs"."http_status" <> 200 OR "api_logs"."code" <> 0;--> statement-breakpoint
CREATE INDEX "api_logs_numbers" ON "api_logs" USING gin ("numbers");--> statement-breakpoint
CREATE INDEX "api_logs_age" ON "api_logs" USING btree ("time");--> statement-breakpoint
CREATE INDEX "api_usage_age" ON "api_usage" USING btree ("hour");