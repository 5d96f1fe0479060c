ALTER TABLE "commerce"."agreed_lines" ADD COLUMN "project_list_id" uuid;--> statement-breakpoint
ALTER TABLE "commerce"."order_lines" ADD COLUMN "project_list_id" uuid;--> statement-breakpoint
CREATE INDEX "order_lines_project" ON "commerce"."order_lines" USING btree ("project_list_id") WHERE project_list_id is not null;