CREATE TABLE "customer"."changed_customers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "customer"."note_changed_customer"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO customer.changed_customers (account_id) VALUES (coalesce(NEW.account_id, OLD.account_id)); RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER "customers_changed" AFTER INSERT OR DELETE OR UPDATE ON "customer"."customers" FOR EACH ROW EXECUTE FUNCTION "customer"."note_changed_customer"();
--> statement-breakpoint
CREATE TRIGGER "attributes_changed" AFTER INSERT OR DELETE OR UPDATE ON "customer"."attributes" FOR EACH ROW EXECUTE FUNCTION "customer"."note_changed_customer"();
--> statement-breakpoint
CREATE TRIGGER "company_contacts_changed" AFTER INSERT OR DELETE OR UPDATE ON "customer"."company_contacts" FOR EACH ROW EXECUTE FUNCTION "customer"."note_changed_customer"();
--> statement-breakpoint
INSERT INTO "customer"."changed_customers" ("account_id") SELECT "account_id" FROM "customer"."customers";
