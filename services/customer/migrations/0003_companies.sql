CREATE TABLE "customer"."companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"location_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"standing" text DEFAULT 'pending' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"is_tax_exempt" boolean DEFAULT false NOT NULL,
	"exemption_decided_by" text,
	"exemption_decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "companies_location_id_unique" UNIQUE("location_id")
);
--> statement-breakpoint
CREATE TABLE "customer"."company_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"address" jsonb NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer"."company_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "customer"."company_members" (
	"account_id" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"contact_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_members_contact_id_unique" UNIQUE("contact_id")
);
--> statement-breakpoint
INSERT INTO "customer"."companies" ("id", "location_id", "name", "standing", "created_at") SELECT "company_id", "location_id", "company_name", "standing", "created_at" FROM "customer"."company_contacts";
--> statement-breakpoint
INSERT INTO "customer"."company_members" ("account_id", "company_id", "contact_id", "role", "joined_at") SELECT "account_id", "company_id", "contact_id", 'owner', "created_at" FROM "customer"."company_contacts";
--> statement-breakpoint
DROP TABLE "customer"."company_contacts" CASCADE;--> statement-breakpoint
ALTER TABLE "customer"."company_addresses" ADD CONSTRAINT "company_addresses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "customer"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer"."company_invitations" ADD CONSTRAINT "company_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "customer"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer"."company_members" ADD CONSTRAINT "company_members_account_id_customers_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "customer"."customers"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer"."company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "customer"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_addresses_company" ON "customer"."company_addresses" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "company_addresses_default" ON "customer"."company_addresses" USING btree ("company_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitations_email" ON "customer"."company_invitations" USING btree ("company_id",lower("email"));--> statement-breakpoint
CREATE INDEX "company_members_company" ON "customer"."company_members" USING btree ("company_id","joined_at");
--> statement-breakpoint
CREATE TRIGGER "company_members_changed" AFTER INSERT OR DELETE OR UPDATE ON "customer"."company_members" FOR EACH ROW EXECUTE FUNCTION "customer"."note_changed_customer"();
--> statement-breakpoint
CREATE FUNCTION "customer"."note_changed_company"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO customer.changed_customers (account_id) SELECT account_id FROM customer.company_members WHERE company_id = NEW.id; RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER "companies_changed" AFTER UPDATE ON "customer"."companies" FOR EACH ROW EXECUTE FUNCTION "customer"."note_changed_company"();
