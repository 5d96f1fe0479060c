CREATE TABLE "identity"."changed_accounts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."accounts" ADD COLUMN "commercial_consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity"."accounts" ADD COLUMN "personalized_consent_at" timestamp with time zone;--> statement-breakpoint
CREATE FUNCTION "identity"."note_changed_account"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO identity.changed_accounts (account_id) VALUES (coalesce(NEW.id, OLD.id)); RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER "accounts_changed" AFTER INSERT OR DELETE OR UPDATE OF "email", "email_verified_at", "language", "password_hash", "has_commercial_consent", "has_personalized_consent" ON "identity"."accounts" FOR EACH ROW EXECUTE FUNCTION "identity"."note_changed_account"();
--> statement-breakpoint
INSERT INTO "identity"."changed_accounts" ("account_id") SELECT "id" FROM "identity"."accounts";
