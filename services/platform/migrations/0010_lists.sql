CREATE TABLE "platform"."list_links" (
	"list_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"token_hash" text NOT NULL,
	"has_prices" boolean NOT NULL,
	"openings" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."list_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_id" uuid NOT NULL,
	"account_id" text,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'invited' NOT NULL,
	"token_hash" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."list_sections" (
	"list_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"rank" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "list_sections_list_id_id_pk" PRIMARY KEY("list_id","id")
);
--> statement-breakpoint
ALTER TABLE "platform"."saved_prices" DROP CONSTRAINT "saved_prices_item";
--> statement-breakpoint
DROP INDEX "platform"."lists_saved";--> statement-breakpoint
ALTER TABLE "platform"."list_items" DROP CONSTRAINT "list_items_list_id_product_id_pk";--> statement-breakpoint
ALTER TABLE "platform"."list_items" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."list_items" ADD CONSTRAINT "list_items_list_id_id_pk" PRIMARY KEY("list_id","id");--> statement-breakpoint
ALTER TABLE "platform"."list_items" ADD COLUMN "variant_id" text;--> statement-breakpoint
ALTER TABLE "platform"."list_items" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."list_items" ADD COLUMN "client_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."list_items" ADD COLUMN "section_id" uuid;--> statement-breakpoint
ALTER TABLE "platform"."list_items" ADD COLUMN "rank" text collate "C";--> statement-breakpoint
-- The newest first, as before. Decimal digits are ranks too, with room between them (domain/list/rank.ts).
UPDATE "platform"."list_items" AS item SET "rank" = '5' || lpad((newest."place" * 10)::text, 4, '0')
FROM (
	SELECT "list_id", "id", row_number() OVER (PARTITION BY "list_id" ORDER BY "added_at" DESC, "product_id" DESC) AS "place"
	FROM "platform"."list_items"
) AS newest
WHERE newest."list_id" = item."list_id" AND newest."id" = item."id";--> statement-breakpoint
ALTER TABLE "platform"."list_items" ALTER COLUMN "rank" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."list_items" ADD COLUMN "former_section_id" uuid;--> statement-breakpoint
ALTER TABLE "platform"."list_items" ADD COLUMN "former_rank" text collate "C";--> statement-breakpoint
ALTER TABLE "platform"."list_items" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."list_items" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "platform"."lists" ADD COLUMN "owner_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."lists" ADD COLUMN "cover" jsonb;--> statement-breakpoint
ALTER TABLE "platform"."lists" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."lists" ADD COLUMN "revision" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."lists" ADD COLUMN "item_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."lists" ADD COLUMN "piece_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."lists" ADD COLUMN "section_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."lists" ADD COLUMN "first_products" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."lists" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
UPDATE "platform"."lists" AS list SET
	"purpose" = coalesce(list."purpose", CASE WHEN list."name" IS NULL THEN 'saved' END),
	"name" = CASE WHEN list."purpose" IS NULL THEN list."name" END,
	"updated_at" = greatest(list."created_at", content."latest_at"),
	"item_count" = content."items",
	"piece_count" = content."pieces",
	"first_products" = content."first"
FROM (
	SELECT stored."id", count(item."id") AS "items", coalesce(sum(item."quantity"), 0) AS "pieces", max(item."added_at") AS "latest_at",
		coalesce(jsonb_path_query_array(jsonb_agg(item."product_id" ORDER BY item."rank"), '$[0 to 3] ? (@ != null)'), '[]') AS "first"
	FROM "platform"."lists" AS stored LEFT JOIN "platform"."list_items" AS item ON item."list_id" = stored."id"
	GROUP BY stored."id"
) AS content
WHERE content."id" = list."id";--> statement-breakpoint
ALTER TABLE "platform"."lists" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."lists" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "platform"."list_links" ADD CONSTRAINT "list_links_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "platform"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."list_members" ADD CONSTRAINT "list_members_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "platform"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."list_sections" ADD CONSTRAINT "list_sections_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "platform"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "list_links_token" ON "platform"."list_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "list_members_token" ON "platform"."list_members" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "list_members_email" ON "platform"."list_members" USING btree ("list_id",lower(email));--> statement-breakpoint
CREATE UNIQUE INDEX "list_members_account" ON "platform"."list_members" USING btree ("account_id","list_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "list_sections_removed" ON "platform"."list_sections" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
ALTER TABLE "platform"."list_items" ADD CONSTRAINT "list_items_section" FOREIGN KEY ("list_id","section_id") REFERENCES "platform"."list_sections"("list_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."saved_prices" ADD CONSTRAINT "saved_prices_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "platform"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_items_product" ON "platform"."list_items" USING btree ("list_id","product_id");--> statement-breakpoint
CREATE INDEX "list_items_removed" ON "platform"."list_items" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "lists_removed" ON "platform"."lists" USING btree ("removed_at") WHERE removed_at is not null;