CREATE TABLE "identity"."saved_filters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."saved_filters" ADD CONSTRAINT "saved_filters_account_id_staff_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."staff"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_filters_name" ON "identity"."saved_filters" USING btree ("account_id","resource","name");