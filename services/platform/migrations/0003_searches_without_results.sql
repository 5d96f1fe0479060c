CREATE TABLE "platform"."search_reviews" (
	"language" text NOT NULL,
	"term" text NOT NULL,
	"day" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_reviews_language_term_pk" PRIMARY KEY("language","term")
);
--> statement-breakpoint
ALTER TABLE "platform"."search_counts" DROP CONSTRAINT "search_counts_day_language_term_pk";--> statement-breakpoint
ALTER TABLE "platform"."search_counts" ADD COLUMN "has_results" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."search_counts" ADD CONSTRAINT "search_counts_day_language_term_has_results_pk" PRIMARY KEY("day","language","term","has_results");
