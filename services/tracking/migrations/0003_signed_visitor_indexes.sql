DROP INDEX CONCURRENTLY IF EXISTS "tracking"."search_choices_network";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "search_choices_network" ON "tracking"."search_choices" USING btree ("network","product");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "tracking"."sessions_visitor_day";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sessions_visitor_day" ON "tracking"."sessions" USING btree ("visitor","day");
