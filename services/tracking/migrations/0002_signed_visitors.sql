ALTER TABLE "tracking"."search_choices" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "tracking"."sessions" ADD COLUMN "is_signed" boolean;