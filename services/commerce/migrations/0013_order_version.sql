ALTER TABLE "commerce"."orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
CREATE FUNCTION "commerce"."increase_order_version"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.version := OLD.version + 1; RETURN NEW; END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_version" BEFORE UPDATE ON "commerce"."orders" FOR EACH ROW EXECUTE FUNCTION "commerce"."increase_order_version"();
