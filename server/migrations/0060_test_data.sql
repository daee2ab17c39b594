DROP INDEX "air_waybills_number";--> statement-breakpoint
ALTER TABLE "air_waybills" ADD COLUMN "scope" text DEFAULT 'API' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_logs" ADD COLUMN "mode" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "mode" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "mode" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_usage" ADD COLUMN "test_delivered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_usage" ADD COLUMN "test_failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What test keys have registered, called and sent becomes test data. Their numbers are known by test_mode, calls by their key,
-- deliveries by their webhook.
UPDATE "shipments" SET "scope" = 'TEST' WHERE "test_mode" AND "scope" = 'API';--> statement-breakpoint
UPDATE "api_logs" SET "mode" = 'test' FROM "api_keys" WHERE "api_keys"."id" = "api_logs"."key_id" AND "api_keys"."mode" = 'test';--> statement-breakpoint
UPDATE "api_usage" SET "key_id" = -1 - "api_usage"."key_id" FROM "api_keys" WHERE "api_keys"."id" = "api_usage"."key_id" AND "api_keys"."mode" = 'test';--> statement-breakpoint
UPDATE "webhook_events" SET "mode" = 'test' FROM "shipments" WHERE "shipments"."id" = "webhook_events"."shipment_id" AND "shipments"."scope" = 'TEST';--> statement-breakpoint
UPDATE "webhook_deliveries" SET "mode" = 'test' FROM "webhooks" WHERE "webhooks"."id" = "webhook_deliveries"."webhook_id" AND "webhooks"."mode" = 'test';
