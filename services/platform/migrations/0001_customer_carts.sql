CREATE TABLE "platform"."customer_carts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform"."lists" ADD COLUMN "purpose" text;--> statement-breakpoint
CREATE UNIQUE INDEX "lists_purpose" ON "platform"."lists" USING btree ("account_id","purpose") WHERE purpose is not null;