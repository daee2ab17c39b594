CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"level" double precision NOT NULL,
	"time" timestamp with time zone NOT NULL
) WITH (fillfactor = 70);
--> statement-breakpoint
DROP TABLE "sign_in_throttles";
