CREATE TABLE "commerce"."price_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "price_feeds_customer_id_unique" UNIQUE("customer_id")
);
