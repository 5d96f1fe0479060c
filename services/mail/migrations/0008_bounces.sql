CREATE TABLE "mail"."bounces" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_id" uuid,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"bounced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bounces_once" UNIQUE NULLS NOT DISTINCT("email","email_id","kind")
);
--> statement-breakpoint
CREATE INDEX "bounces_time" ON "mail"."bounces" USING btree ("bounced_at");