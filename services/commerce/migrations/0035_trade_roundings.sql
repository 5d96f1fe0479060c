CREATE TABLE "commerce"."trade_roundings" (
	"currency" text PRIMARY KEY NOT NULL,
	"to_minor" integer NOT NULL,
	"direction" text NOT NULL
);
