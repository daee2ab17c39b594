CREATE TABLE "stand_in_states" (
	"name" text PRIMARY KEY NOT NULL,
	"payload" jsonb NOT NULL,
	"expire_time" timestamp with time zone NOT NULL
);
