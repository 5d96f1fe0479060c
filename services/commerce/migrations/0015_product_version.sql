ALTER TABLE "commerce"."products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_updated" ON "commerce"."products" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE FUNCTION "commerce"."increase_version"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.version := OLD.version + 1; RETURN NEW; END $$;
--> statement-breakpoint
CREATE TRIGGER "products_version" BEFORE UPDATE ON "commerce"."products" FOR EACH ROW EXECUTE FUNCTION "commerce"."increase_version"();
