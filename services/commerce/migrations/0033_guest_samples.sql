CREATE TABLE "commerce"."sample_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL,
	"email" text NOT NULL,
	"draft" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sample_requests_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "commerce"."orders" ADD COLUMN "samples_key" text;--> statement-breakpoint
CREATE INDEX "sample_requests_created" ON "commerce"."sample_requests" USING btree ("created_at");