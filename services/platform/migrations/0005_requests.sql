CREATE SEQUENCE "platform"."request_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "platform"."request_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"account_id" text,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"fields" jsonb NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"account_id" text,
	"assignee" text,
	"received_at" timestamp with time zone NOT NULL,
	"reply_by" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_digest" text NOT NULL,
	CONSTRAINT "requests_number_unique" UNIQUE("number"),
	CONSTRAINT "requests_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "platform"."request_messages" ADD CONSTRAINT "request_messages_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "platform"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_messages_request" ON "platform"."request_messages" USING btree ("request_id","sent_at");--> statement-breakpoint
CREATE INDEX "requests_received" ON "platform"."requests" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "requests_reply_by" ON "platform"."requests" USING btree ("reply_by","id");--> statement-breakpoint
CREATE INDEX "requests_new" ON "platform"."requests" USING btree ("reply_by","received_at") WHERE state = 'new';--> statement-breakpoint
CREATE INDEX "requests_account" ON "platform"."requests" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "requests_updated" ON "platform"."requests" USING btree ("updated_at");--> statement-breakpoint
-- Indexes of parts of texts need pg_trgm, which comes with PostgreSQL; without it, searches of the team read whole tables.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END $$;--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX requests_text ON platform.requests USING gin (number gin_trgm_ops, name gin_trgm_ops, email gin_trgm_ops);
  END IF;
EXCEPTION WHEN undefined_object THEN RAISE NOTICE 'pg_trgm is in a schema that is not searched';
END $$;
