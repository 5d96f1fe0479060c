-- The audience service, which is migrated first, has taken it over.
DROP TRIGGER "accounts_changed" ON "identity"."accounts";--> statement-breakpoint
ALTER TABLE "identity"."accounts" DROP COLUMN "has_commercial_consent";--> statement-breakpoint
ALTER TABLE "identity"."accounts" DROP COLUMN "commercial_consent_at";--> statement-breakpoint
CREATE TRIGGER "accounts_changed" AFTER INSERT OR DELETE OR UPDATE OF "email", "email_verified_at", "language", "password_hash", "has_personalized_consent" ON "identity"."accounts" FOR EACH ROW EXECUTE FUNCTION "identity"."note_changed_account"();
