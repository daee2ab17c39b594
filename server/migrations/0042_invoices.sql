CREATE TABLE "invoice_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_orders" (
	"invoice_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"is_covering" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_profiles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gid" text NOT NULL,
	"is_default" boolean NOT NULL,
	"kind" text NOT NULL,
	"title_type" text NOT NULL,
	"title" text NOT NULL,
	"tax_no" text NOT NULL,
	"bank" text NOT NULL,
	"bank_account" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"country" text NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gid" text NOT NULL,
	"scope" text NOT NULL,
	"number" text,
	"corrects" text,
	"kind" text NOT NULL,
	"title_type" text NOT NULL,
	"title" text NOT NULL,
	"tax_no" text NOT NULL,
	"bank" text NOT NULL,
	"bank_account" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"country" text NOT NULL,
	"email" text NOT NULL,
	"note" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"apply_time" timestamp with time zone NOT NULL,
	"issue_time" timestamp with time zone,
	"mail_time" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_profiles" ADD CONSTRAINT "invoice_profiles_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_orders_pair" ON "invoice_orders" USING btree ("invoice_id","order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_orders_covered" ON "invoice_orders" USING btree ("order_no") WHERE "invoice_orders"."is_covering";--> statement-breakpoint
CREATE INDEX "invoice_profiles_gid" ON "invoice_profiles" USING btree ("gid");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_profiles_default" ON "invoice_profiles" USING btree ("gid") WHERE "invoice_profiles"."is_default";--> statement-breakpoint
CREATE INDEX "invoices_list" ON "invoices" USING btree ("gid","scope","apply_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE INDEX "invoices_requested" ON "invoices" USING btree ("apply_time") WHERE "invoices"."status" = 'Requested';--> statement-breakpoint
CREATE INDEX "invoices_unmailed" ON "invoices" USING btree ("issue_time") WHERE "invoices"."status" = 'Issued' AND "invoices"."mail_time" IS NULL;