CREATE TABLE "shipment_moments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_moments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_gid" text NOT NULL,
	"scope" text NOT NULL,
	"kind" text NOT NULL,
	"quarter" integer NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"gid" text NOT NULL,
	"scope" text NOT NULL,
	"seen_time" timestamp with time zone NOT NULL,
	"previous_time" timestamp with time zone,
	CONSTRAINT "visits_gid_scope_pk" PRIMARY KEY("gid","scope")
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "activate_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_gid_users_gid_fk" FOREIGN KEY ("gid") REFERENCES "public"."users"("gid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipment_moments_owner" ON "shipment_moments" USING btree ("owner_gid","scope","kind","quarter");--> statement-breakpoint
CREATE INDEX "shipments_delivered" ON "shipments" USING btree ("owner_gid","scope","delivery_time","carrier","pickup_time") WHERE "shipments"."delivery_time" IS NOT NULL AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "shipments_expected" ON "shipments" USING btree ("owner_gid","scope",left(coalesce(estimated_delivery->>'to', estimated_delivery->>'from'), 10)) WHERE "shipments"."archived_at" IS NULL AND "shipments"."deleted_at" IS NULL AND "shipments"."estimated_delivery" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "shipments_named" ON "shipments" USING btree ("owner_gid","scope") WHERE "shipments"."remark" <> '' AND "shipments"."deleted_at" IS NULL;--> statement-breakpoint
-- Makes one row of the many of a quarter; every quarter of the owner where none is named. Rows another transaction is
-- folding are left to it.
CREATE FUNCTION "fold_shipment_moments"(owner text, owned_as text, counted_as text, counted_in integer) RETURNS void LANGUAGE sql AS $$
	WITH folded AS (
		DELETE FROM "shipment_moments" WHERE "id" IN (
			SELECT "id" FROM "shipment_moments" WHERE "owner_gid" = owner AND "scope" = owned_as
				AND (counted_as IS NULL OR ("kind" = counted_as AND "quarter" = counted_in)) FOR UPDATE SKIP LOCKED
		) RETURNING "kind", "quarter", "count"
	)
	INSERT INTO "shipment_moments" ("owner_gid", "scope", "kind", "quarter", "count")
	SELECT owner, owned_as, "kind", "quarter", sum("count") FROM folded GROUP BY "kind", "quarter" HAVING sum("count") <> 0
$$;--> statement-breakpoint
CREATE FUNCTION "count_shipment_moments"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed record;
BEGIN
	FOR changed IN EXECUTE format(
		'INSERT INTO "shipment_moments" ("owner_gid", "scope", "kind", "quarter", "count")
		SELECT "owner_gid", "scope", "counted", floor(extract(epoch FROM "at") / 900)::integer, sum("step")
		FROM (%s) AS "steps" CROSS JOIN LATERAL (VALUES (''added'', "register_time"), (''delivered'', "delivery_time")) AS "moments" ("counted", "at")
		WHERE "deleted_at" IS NULL AND "at" IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum("step") <> 0
		RETURNING "owner_gid", "scope", "kind", "quarter"', TG_ARGV[0])
	LOOP
		-- About every twentieth row.
		IF TG_OP <> 'DELETE' AND random() < 0.05 THEN
			PERFORM "fold_shipment_moments"(changed."owner_gid", changed."scope", changed."kind", changed."quarter");
		END IF;
	END LOOP;
	-- What has been deleted leaves nothing behind.
	IF TG_OP = 'DELETE' THEN
		PERFORM "fold_shipment_moments"("owner_gid", "scope", NULL, NULL) FROM (SELECT DISTINCT "owner_gid", "scope" FROM "before") AS "owners";
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "moments_inserted" AFTER INSERT ON "shipments" REFERENCING NEW TABLE AS "after" FOR EACH STATEMENT
	EXECUTE FUNCTION "count_shipment_moments"('SELECT *, 1 AS "step" FROM "after"');--> statement-breakpoint
CREATE TRIGGER "moments_updated" AFTER UPDATE ON "shipments" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT
	EXECUTE FUNCTION "count_shipment_moments"('SELECT *, 1 AS "step" FROM "after" UNION ALL SELECT *, -1 FROM "before"');--> statement-breakpoint
CREATE TRIGGER "moments_deleted" AFTER DELETE ON "shipments" REFERENCING OLD TABLE AS "before" FOR EACH STATEMENT
	EXECUTE FUNCTION "count_shipment_moments"('SELECT *, -1 AS "step" FROM "before"');--> statement-breakpoint
INSERT INTO "shipment_moments" ("owner_gid", "scope", "kind", "quarter", "count")
SELECT "owner_gid", "scope", "counted", floor(extract(epoch FROM "at") / 900)::integer, count(*)
FROM "shipments" CROSS JOIN LATERAL (VALUES ('added', "register_time"), ('delivered', "delivery_time")) AS "moments" ("counted", "at")
WHERE "deleted_at" IS NULL AND "at" IS NOT NULL GROUP BY 1, 2, 3, 4;
