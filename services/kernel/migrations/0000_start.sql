CREATE SCHEMA "kernel";
--> statement-breakpoint
CREATE TABLE "kernel"."milestones" (
	"name" text PRIMARY KEY NOT NULL,
	"reached_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "kernel"."rate_limits" (
	"key" text NOT NULL,
	"window" integer NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limits_key_window_pk" PRIMARY KEY("key","window")
);
--> statement-breakpoint
CREATE INDEX "rate_limits_expired" ON "kernel"."rate_limits" USING btree ("expires_at");