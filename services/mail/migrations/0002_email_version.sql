ALTER TABLE "mail"."outbox" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
CREATE FUNCTION "mail"."increase_version"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.version := OLD.version + 1; RETURN NEW; END $$;
--> statement-breakpoint
CREATE TRIGGER "outbox_version" BEFORE UPDATE ON "mail"."outbox" FOR EACH ROW EXECUTE FUNCTION "mail"."increase_version"();
