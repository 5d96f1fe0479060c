CREATE SCHEMA "audience";
--> statement-breakpoint
CREATE TABLE "audience"."visitors" (
	"visitor_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"identified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "visitors_account" ON "audience"."visitors" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "visitors_age" ON "audience"."visitors" USING btree ("identified_at");