CREATE TABLE "commerce"."changed_buyers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"customer_id" text,
	"email" text
);
--> statement-breakpoint
CREATE FUNCTION "commerce"."note_changed_buyer"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP <> 'INSERT' AND OLD.customer_id IS NOT NULL THEN INSERT INTO commerce.changed_buyers (customer_id) VALUES (OLD.customer_id); END IF;
  IF TG_OP <> 'DELETE' AND NEW.customer_id IS NOT NULL AND NEW.customer_id IS DISTINCT FROM (CASE TG_OP WHEN 'UPDATE' THEN OLD.customer_id END) THEN INSERT INTO commerce.changed_buyers (customer_id) VALUES (NEW.customer_id); END IF;
  IF TG_OP <> 'INSERT' AND OLD.customer_id IS NULL THEN INSERT INTO commerce.changed_buyers (email) VALUES (lower(OLD.email)); END IF;
  IF TG_OP <> 'DELETE' AND NEW.customer_id IS NULL AND (TG_OP = 'INSERT' OR OLD.customer_id IS NOT NULL OR lower(OLD.email) <> lower(NEW.email)) THEN INSERT INTO commerce.changed_buyers (email) VALUES (lower(NEW.email)); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_changed" AFTER INSERT OR DELETE OR UPDATE OF "customer_id", "email", "cancelled_at", "address", "language" ON "commerce"."orders" FOR EACH ROW EXECUTE FUNCTION "commerce"."note_changed_buyer"();
--> statement-breakpoint
INSERT INTO "commerce"."changed_buyers" ("customer_id", "email") SELECT DISTINCT "customer_id", CASE WHEN "customer_id" IS NULL THEN lower("email") END FROM "commerce"."orders";
