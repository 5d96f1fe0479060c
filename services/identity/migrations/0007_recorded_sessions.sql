ALTER TABLE "identity"."account_sessions" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "identity"."account_sessions" ADD COLUMN "started_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "account_sessions_account" ON "identity"."account_sessions" USING btree ("account_id");--> statement-breakpoint
-- Sessions of earlier releases go on: the provider stores a session only while it is recorded.
INSERT INTO "identity"."account_sessions" ("uid", "account_id")
SELECT "stored"."uid", "accounts"."id"
FROM "identity"."payloads" AS "stored" JOIN "identity"."accounts" ON "accounts"."id"::text = "stored"."account_id"
WHERE "stored"."model" = 'Session' AND "stored"."uid" IS NOT NULL
ON CONFLICT DO NOTHING;
