CREATE SEQUENCE "platform"."quote_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "platform"."quote_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"account_id" text,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."quote_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."quote_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quote_id" uuid NOT NULL,
	"event" text NOT NULL,
	"version" integer NOT NULL,
	"account_id" text,
	"text" text DEFAULT '' NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."quote_versions" (
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"offer" jsonb NOT NULL,
	"total_minor" integer NOT NULL,
	"sent_by" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_versions_quote_id_version_pk" PRIMARY KEY("quote_id","version")
);
--> statement-breakpoint
CREATE TABLE "platform"."quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"request_id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"project" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"draft" jsonb,
	"sent_version" integer DEFAULT 0 NOT NULL,
	"valid_until" date,
	"total_minor" integer DEFAULT 0 NOT NULL,
	"prepared_by" text NOT NULL,
	"accepted_as" text,
	"accepted_at" timestamp with time zone,
	"agreed_order_id" text,
	"checkout_url" text,
	"order_number" text,
	"reminded_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_number_unique" UNIQUE("number"),
	CONSTRAINT "quotes_request_id_unique" UNIQUE("request_id")
);
--> statement-breakpoint
ALTER TABLE "platform"."quote_comments" ADD CONSTRAINT "quote_comments_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "platform"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."quote_events" ADD CONSTRAINT "quote_events_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "platform"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."quote_versions" ADD CONSTRAINT "quote_versions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "platform"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."quotes" ADD CONSTRAINT "quotes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "platform"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_comments_quote" ON "platform"."quote_comments" USING btree ("quote_id","sent_at");--> statement-breakpoint
CREATE INDEX "quote_events_quote" ON "platform"."quote_events" USING btree ("quote_id","id");--> statement-breakpoint
CREATE INDEX "quotes_updated" ON "platform"."quotes" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "quotes_open" ON "platform"."quotes" USING btree ("valid_until") WHERE state in ('sent', 'accepted');