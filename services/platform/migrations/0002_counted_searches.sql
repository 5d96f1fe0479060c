CREATE TABLE "platform"."search_counts" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"term" text NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "search_counts_day_language_term_pk" PRIMARY KEY("day","language","term")
);
--> statement-breakpoint
CREATE TABLE "platform"."search_marks" (
	"mark" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_marks_day" ON "platform"."search_marks" USING btree ("day");