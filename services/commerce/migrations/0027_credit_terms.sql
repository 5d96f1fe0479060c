CREATE TABLE "commerce"."credit_terms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"location_id" text NOT NULL,
	"company" text NOT NULL,
	"currency" text NOT NULL,
	"limit_minor" bigint NOT NULL,
	"days" integer NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_terms_of_company" UNIQUE("location_id","currency")
);
--> statement-breakpoint
DROP INDEX "commerce"."refunds_requested";--> statement-breakpoint
ALTER TABLE "commerce"."orders" ADD COLUMN "overdue_reminded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "refunds_requested" ON "commerce"."refunds" USING btree ("requested_at") WHERE reason in ('refund', 'credited');