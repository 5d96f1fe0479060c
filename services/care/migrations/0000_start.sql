CREATE SCHEMA "care";
--> statement-breakpoint
CREATE TABLE "care"."customers" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"standing" text,
	"language" text NOT NULL,
	"country" text,
	"order_count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_order_at" timestamp with time zone,
	CONSTRAINT "customers_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE INDEX "customers_since" ON "care"."customers" USING btree ("since","id");--> statement-breakpoint
CREATE INDEX "customers_last_order" ON "care"."customers" USING btree ("last_order_at","id");--> statement-breakpoint
CREATE INDEX "customers_email" ON "care"."customers" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_guest" ON "care"."customers" USING btree ("email") WHERE account_id is null;