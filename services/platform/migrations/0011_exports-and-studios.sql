CREATE TABLE "platform"."exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"subject" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"parts" uuid[] DEFAULT '{}' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."studio_logos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."studios" (
	"account_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "exports_account" ON "platform"."exports" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "exports_open" ON "platform"."exports" USING btree ("created_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "exports_expiry" ON "platform"."exports" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_logos_shown" ON "platform"."studio_logos" USING btree ("account_id") WHERE is_shown;