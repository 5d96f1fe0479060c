CREATE TABLE "kernel"."audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" text NOT NULL,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"object_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kernel"."team_responses" (
	"account_id" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"response" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_responses_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "kernel"."audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_object" ON "kernel"."audit_log" USING btree ("resource","object_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_account" ON "kernel"."audit_log" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "team_responses_at" ON "kernel"."team_responses" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION "kernel"."reject_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'insufficient_privilege'; END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "kernel"."audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "kernel"."reject_change"();
