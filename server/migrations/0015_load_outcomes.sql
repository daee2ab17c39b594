-- Who has told is kept for minutes: what stands here now knows no outcome, and nobody misses it.
DELETE FROM "release_load_tellers";--> statement-breakpoint
ALTER TABLE "release_load_tellers" DROP CONSTRAINT "release_load_tellers_minute_teller_release_module_pk";--> statement-breakpoint
ALTER TABLE "release_load_tellers" ADD COLUMN "ok" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "release_load_tellers" ADD CONSTRAINT "release_load_tellers_minute_teller_release_module_ok_pk" PRIMARY KEY("minute","teller","release","module","ok");
