CREATE TABLE "platform"."download_counts" (
	"day" date NOT NULL,
	"product_id" text NOT NULL,
	"kind" text NOT NULL,
	"downloads" integer NOT NULL,
	CONSTRAINT "download_counts_day_product_id_kind_pk" PRIMARY KEY("day","product_id","kind")
);
