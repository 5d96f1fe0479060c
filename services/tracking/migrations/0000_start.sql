CREATE SCHEMA "tracking";
--> statement-breakpoint
CREATE TABLE "tracking"."arrivals" (
	"day" date NOT NULL,
	"country" text NOT NULL,
	"consent" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "arrivals_day_country_consent_pk" PRIMARY KEY("day","country","consent")
);
--> statement-breakpoint
CREATE TABLE "tracking"."session_artisans" (
	"session_id" text NOT NULL,
	"artisan" text NOT NULL,
	"day" date NOT NULL,
	"steps" smallint NOT NULL,
	CONSTRAINT "session_artisans_session_id_artisan_pk" PRIMARY KEY("session_id","artisan")
);
--> statement-breakpoint
CREATE TABLE "tracking"."sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor" text NOT NULL,
	"day" date NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"country" text,
	"language" text,
	"campaign_kind" text,
	"campaign" text,
	"steps" smallint NOT NULL,
	"pages" integer NOT NULL,
	"searches" integer NOT NULL,
	"is_customer" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking"."events" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"session_id" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "session_artisans_day" ON "tracking"."session_artisans" USING btree ("day");--> statement-breakpoint
CREATE INDEX "sessions_day" ON "tracking"."sessions" USING btree ("day");--> statement-breakpoint
CREATE INDEX "events_at" ON "tracking"."events" USING btree ("at");