CREATE TABLE "kernel"."fetched_pictures" (
	"source" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"fetched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kernel"."picture_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"allowed_at" timestamp with time zone DEFAULT now() NOT NULL
);
