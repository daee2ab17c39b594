ALTER TABLE "release_approvals" ADD COLUMN "requester_gid" text;--> statement-breakpoint
ALTER TABLE "release_tokens" ADD COLUMN "maker_gid" text;