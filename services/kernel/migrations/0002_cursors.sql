CREATE TABLE "kernel"."cursors" (
	"reader" text PRIMARY KEY NOT NULL,
	"cursor" text NOT NULL
);
