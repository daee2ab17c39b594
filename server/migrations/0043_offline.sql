CREATE TABLE "offline_receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offline_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" bigint NOT NULL,
	"submission" integer NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_transfer_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offline_transfer_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" bigint NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"gid" text NOT NULL,
	"email" text NOT NULL,
	"submission" integer NOT NULL,
	"status" text NOT NULL,
	"amount" bigint,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offline_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"status" text NOT NULL,
	"submission" integer DEFAULT 0 NOT NULL,
	"payer" text DEFAULT '' NOT NULL,
	"bank" text DEFAULT '' NOT NULL,
	"account_tail" text DEFAULT '' NOT NULL,
	"transfer_date" date,
	"amount" bigint,
	"reference" text,
	"note" text DEFAULT '' NOT NULL,
	"review_note" text DEFAULT '' NOT NULL,
	"update_time" timestamp with time zone NOT NULL,
	"mail_time" timestamp with time zone,
	CONSTRAINT "offline_transfers_same" UNIQUE("reference","amount","transfer_date")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "may_finance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offline_receipts" ADD CONSTRAINT "offline_receipts_transfer_id_offline_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."offline_transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_transfer_events" ADD CONSTRAINT "offline_transfer_events_transfer_id_offline_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."offline_transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_transfers" ADD CONSTRAINT "offline_transfers_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offline_receipts_transfer" ON "offline_receipts" USING btree ("transfer_id","submission");--> statement-breakpoint
CREATE INDEX "offline_transfer_events_transfer" ON "offline_transfer_events" USING btree ("transfer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "offline_transfers_order" ON "offline_transfers" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "offline_transfers_review" ON "offline_transfers" USING btree ("status","update_time");--> statement-breakpoint
CREATE INDEX "offline_transfers_unmailed" ON "offline_transfers" USING btree ("update_time") WHERE "offline_transfers"."status" = 'Rejected' AND "offline_transfers"."mail_time" IS NULL;