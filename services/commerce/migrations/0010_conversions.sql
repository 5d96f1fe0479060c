CREATE TABLE "commerce"."conversions" (
	"currency" text PRIMARY KEY NOT NULL,
	"base" text NOT NULL,
	"rate" double precision NOT NULL,
	"to_minor" integer NOT NULL,
	"less_minor" integer NOT NULL,
	"source" text NOT NULL,
	"quoted_on" date,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "commerce"."variant_prices" ADD COLUMN "is_converted" boolean DEFAULT false NOT NULL;