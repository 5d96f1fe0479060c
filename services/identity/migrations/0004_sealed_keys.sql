ALTER TABLE "identity"."signing_keys" ALTER COLUMN "jwk" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."signing_keys" ADD COLUMN "sealed" text;