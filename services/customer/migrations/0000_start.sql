CREATE SCHEMA "customer";
--> statement-breakpoint
CREATE TABLE "customer"."addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"address" jsonb NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer"."attributes" (
	"account_id" text NOT NULL,
	"namespace" text NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attributes_account_id_namespace_key_pk" PRIMARY KEY("account_id","namespace","key")
);
--> statement-breakpoint
CREATE TABLE "customer"."company_contacts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"contact_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"location_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"company_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_contacts_contact_id_unique" UNIQUE("contact_id"),
	CONSTRAINT "company_contacts_company_id_unique" UNIQUE("company_id"),
	CONSTRAINT "company_contacts_location_id_unique" UNIQUE("location_id")
);
--> statement-breakpoint
CREATE TABLE "customer"."customers" (
	"account_id" text PRIMARY KEY NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer"."addresses" ADD CONSTRAINT "addresses_account_id_customers_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "customer"."customers"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer"."attributes" ADD CONSTRAINT "attributes_account_id_customers_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "customer"."customers"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer"."company_contacts" ADD CONSTRAINT "company_contacts_account_id_customers_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "customer"."customers"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_account" ON "customer"."addresses" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "customer"."addresses" USING btree ("account_id") WHERE is_default;