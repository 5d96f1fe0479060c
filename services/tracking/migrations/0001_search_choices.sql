CREATE TABLE "tracking"."search_choices" (
	"visitor" text NOT NULL,
	"language" text NOT NULL,
	"term" text NOT NULL,
	"product" text NOT NULL,
	"day" date NOT NULL,
	"place" smallint NOT NULL,
	"step" smallint NOT NULL,
	"sku" text,
	CONSTRAINT "search_choices_visitor_language_term_product_pk" PRIMARY KEY("visitor","language","term","product")
);
--> statement-breakpoint
CREATE INDEX "search_choices_day" ON "tracking"."search_choices" USING btree ("day");