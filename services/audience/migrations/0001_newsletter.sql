CREATE TABLE "audience"."consent_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"event" text NOT NULL,
	"place" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"wording_id" text,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audience"."consent_wordings" (
	"id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audience"."hosted_consents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"is_given" boolean NOT NULL,
	"reason" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audience"."subscriber_visitors" (
	"visitor_id" text PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"identified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audience"."subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"account_id" text,
	"requested_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscribers_email_unique" UNIQUE("email"),
	CONSTRAINT "subscribers_address" CHECK ("audience"."subscribers"."email" = lower(trim("audience"."subscribers"."email")))
);
--> statement-breakpoint
CREATE TABLE "audience"."suppressed_addresses" (
	"digest" text PRIMARY KEY NOT NULL,
	"suppressed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audience"."consent_events" ADD CONSTRAINT "consent_events_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "audience"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience"."consent_events" ADD CONSTRAINT "consent_events_wording_id_consent_wordings_id_fk" FOREIGN KEY ("wording_id") REFERENCES "audience"."consent_wordings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience"."subscriber_visitors" ADD CONSTRAINT "subscriber_visitors_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "audience"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_events_subscriber" ON "audience"."consent_events" USING btree ("subscriber_id","id");--> statement-breakpoint
CREATE INDEX "hosted_consents_due" ON "audience"."hosted_consents" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "subscriber_visitors_subscriber" ON "audience"."subscriber_visitors" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "subscriber_visitors_age" ON "audience"."subscriber_visitors" USING btree ("identified_at");--> statement-breakpoint
CREATE INDEX "subscribers_state" ON "audience"."subscribers" USING btree ("state","country","language");--> statement-breakpoint
CREATE INDEX "subscribers_requested" ON "audience"."subscribers" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "subscribers_account" ON "audience"."subscribers" USING btree ("account_id");--> statement-breakpoint
CREATE FUNCTION "audience"."increase_version"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.version := OLD.version + 1; RETURN NEW; END $$;--> statement-breakpoint
CREATE TRIGGER "subscribers_version" BEFORE UPDATE ON "audience"."subscribers" FOR EACH ROW EXECUTE FUNCTION "audience"."increase_version"();--> statement-breakpoint
-- What owners of accounts chose before there were subscribers.
-- Reads: identity/0012_sign_in_tickets
DO $$ BEGIN
  IF EXISTS (SELECT FROM information_schema.columns WHERE table_schema = 'identity' AND table_name = 'accounts' AND column_name = 'has_commercial_consent') THEN
    EXECUTE $take$
      WITH stored AS (
        INSERT INTO audience.subscribers (email, language, country, state, account_id, requested_at, changed_at)
        SELECT email, language,
          CASE language WHEN 'it' THEN 'IT' WHEN 'es' THEN 'ES' WHEN 'de' THEN 'DE' WHEN 'fr' THEN 'FR' ELSE 'US' END,
          CASE WHEN email_verified_at IS NULL THEN 'pending' ELSE 'confirmed' END, id::text,
          coalesce(commercial_consent_at, created_at), coalesce(commercial_consent_at, created_at)
        FROM identity.accounts WHERE has_commercial_consent
        RETURNING id, state, changed_at
      )
      INSERT INTO audience.consent_events (subscriber_id, event, place, happened_at)
      SELECT id, CASE state WHEN 'pending' THEN 'requested' ELSE 'granted' END, 'account', changed_at FROM stored
    $take$;
  END IF;
END $$;
