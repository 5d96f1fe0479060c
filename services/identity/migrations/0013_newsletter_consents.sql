-- The audience service has taken the consents over. Their columns stay until no version is left that writes them.
DROP TRIGGER "accounts_changed" ON "identity"."accounts";--> statement-breakpoint
CREATE TRIGGER "accounts_changed" AFTER INSERT OR DELETE OR UPDATE OF "email", "email_verified_at", "language", "password_hash", "has_personalized_consent" ON "identity"."accounts" FOR EACH ROW EXECUTE FUNCTION "identity"."note_changed_account"();
