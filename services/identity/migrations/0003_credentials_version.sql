ALTER TABLE "identity"."accounts" ADD COLUMN "credentials_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."mailed_links" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "mailed_links_email" ON "identity"."mailed_links" USING btree ("email") WHERE email is not null;