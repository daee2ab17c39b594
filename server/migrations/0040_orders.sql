CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"key" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"ref" text,
	"url" text,
	"status" text NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"ask_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"gid" text NOT NULL,
	"scope" text NOT NULL,
	"request_id" text,
	"type" text NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"quota" bigint NOT NULL,
	"days" integer NOT NULL,
	"currency" text NOT NULL,
	"unit_price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"pay_method" text NOT NULL,
	"status" text NOT NULL,
	"invoice_status" text DEFAULT 'None' NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"close_time" timestamp with time zone NOT NULL,
	"pay_time" timestamp with time zone,
	"quota_expire_time" timestamp with time zone,
	"refund_reason" text DEFAULT '' NOT NULL,
	"mail_time" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "demo_checkouts" (
	"ref" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"order_no" text NOT NULL,
	"description" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"return_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"state" text NOT NULL,
	"expire_time" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_checkouts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "demo_payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demo_payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ref" text NOT NULL,
	"state" text NOT NULL,
	"due_time" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quota_accounts" ADD COLUMN "reminder_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quota_grants" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_payment_events" ADD CONSTRAINT "demo_payment_events_ref_demo_checkouts_ref_fk" FOREIGN KEY ("ref") REFERENCES "public"."demo_checkouts"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_no","id");--> statement-breakpoint
CREATE INDEX "order_payments_order" ON "order_payments" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "order_payments_paid" ON "order_payments" USING btree ("order_no") WHERE "order_payments"."status" = 'Succeeded';--> statement-breakpoint
CREATE INDEX "order_payments_followed" ON "order_payments" USING btree ("ask_time") WHERE "order_payments"."status" IN ('Open', 'Surplus');--> statement-breakpoint
CREATE INDEX "orders_list" ON "orders" USING btree ("gid","scope","create_time","order_no","status","type","pay_method","currency","amount");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_request" ON "orders" USING btree ("gid","request_id");--> statement-breakpoint
CREATE INDEX "orders_pending" ON "orders" USING btree ("close_time") WHERE "orders"."status" = 'Pending';--> statement-breakpoint
CREATE INDEX "orders_refunding" ON "orders" USING btree ("pay_time") WHERE "orders"."status" = 'Refunding';--> statement-breakpoint
CREATE INDEX "orders_unmailed" ON "orders" USING btree ("pay_time") WHERE "orders"."pay_time" IS NOT NULL AND "orders"."mail_time" IS NULL;--> statement-breakpoint
CREATE INDEX "demo_checkouts_expiry" ON "demo_checkouts" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "demo_payment_events_due" ON "demo_payment_events" USING btree ("due_time");--> statement-breakpoint
CREATE UNIQUE INDEX "quota_grants_order" ON "quota_grants" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "quota_grants_left" ON "quota_grants" USING btree ("expire_time") WHERE "quota_grants"."remain" > 0;--> statement-breakpoint
CREATE INDEX "quota_ledger_order" ON "quota_ledger" USING btree ("order_id") WHERE "quota_ledger"."order_id" IS NOT NULL;