ALTER TABLE "identity"."accounts" DROP COLUMN "has_commercial_consent";--> statement-breakpoint
ALTER TABLE "identity"."accounts" DROP COLUMN "commercial_consent_at";